export const bands: Record<string, (size: 'wide' | 'phone') => string> = {}
