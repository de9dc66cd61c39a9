/** What the sign-in page says to somebody who had to leave a protected page. That page passes only the name: its inlined frame has no room for the words (docs/decisions/speed.md). */
export const FAREWELLS = {
  over: { type: 'info', text: 'Your session has ended. Please sign in again: you will be back where you were.' },
  unsure: {
    type: 'warning',
    text: 'You are signed out in this browser, but the server has not confirmed it. To be sure, sign in again and choose “Sign out everywhere else” under Security.',
  },
}

export type Farewell = keyof typeof FAREWELLS
