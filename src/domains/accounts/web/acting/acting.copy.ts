/** A file of its own, because every page loads it. */
export const actingCopy = {
  label: 'Acting as another user',
  as: { employer: 'You are acting as an employer.', job_seeker: 'You are acting as a candidate.' },
  person: (name: string) => `You are acting as ${name}.`,
  user: (id: string) => `person ${id}`,
  looking: 'View only. You can’t change anything.',
  changing:
    'You can correct profile data. Applying, agreeing and sharing are left to the person. The audit log records both names.',
  allow: 'Allow changes',
  lookOnly: 'View only',
  stop: 'Stop acting',
  needed: {
    title: 'A candidate’s page',
    empty: 'No candidate chosen',
    body: 'This page shows one person’s data. Choose a candidate to view; the audit log records both names.',
    choose: 'Choose a person',
  },
  noOrganization: {
    acting: 'No employer chosen',
    actingBody: 'This page is about one organization. Choose one of its members; the audit log records both names.',
    title: 'You’re not in an organization yet',
    body: 'Set one up, or ask an owner to invite you.',
    setUp: 'Set up my organization',
  },
} as const;
