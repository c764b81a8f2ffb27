export const identityCardCopy = {
  label: 'Passport holder',
  kicker: 'Tallgrass employment passport',
  verified: (day: string) => `Verified ${day}`,
  unverified: 'Not verified yet',
  licenses: 'Verified licenses',
  until: (day: string) => `good until ${day}`,
  facts: (count: number) => (count === 1 ? '1 verified fact' : `${count} verified facts`),
  since: (day: string) => `Member since ${day}`,
} as const;
