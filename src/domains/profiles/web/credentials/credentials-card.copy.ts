export const credentialCardCopy = {
  title: 'Your credentials',
  ends: (day: string) => `Expires ${day}`,
  noEnd: 'No expiration date',
  none: 'No license or certification yet.',
  edit: 'Edit',
} as const;
