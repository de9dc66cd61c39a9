export const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.'
