/** Apart from the rest: every page carries it. */
export const sessionEndCopy = {
  label: 'You are signed out',
  text: 'You are signed out. Sign in to go on from this page.',
  signIn: 'Sign in',
} as const;
