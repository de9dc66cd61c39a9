/** A part of a security page: its heading and lead. */
export type Part = { id: string; title: string; lead: string }

export const TWO_STEP: Part = {
  id: 'security-two-step', title: 'Two-step sign-in',
  lead: 'With your password you also give a code from an authenticator app on your phone. Whoever learns your password alone can’t sign in. Turning it on or off signs your other devices out.',
}
export const PASSWORD: Part = { id: 'security-change', title: 'Password', lead: 'Changing it signs your other devices out.' }
export const SIGNED_IN: Part = {
  id: 'security-signed-in', title: 'Where you are signed in',
  lead: 'Each sign-in lasts an hour at most. If you don’t know one of these, sign out everywhere else and change your password.',
}
