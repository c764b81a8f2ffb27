export const invitationCopy = {
  title: 'You are invited',
  body: (organization: string, role: string) => `${organization} invites you to hire with them, as ${role}.`,
  accept: 'Accept',
  accepting: 'Accepting…',
  signIn: 'Sign in to accept',
  signUp: 'Create an employer account',
  gone: 'This invitation was used or revoked, or it expired. Ask for a new one.',
} as const;
