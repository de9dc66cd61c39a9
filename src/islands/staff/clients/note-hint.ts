/** Said beside the note on a client, whoever writes it. */
export const NOTE_HINT = 'Stays in the history with your name; the public lookup never shows it.'
