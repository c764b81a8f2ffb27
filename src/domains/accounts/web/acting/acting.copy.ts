/** Apart from the rest: every page carries it. */
export const actingCopy = {
  label: 'Acting as somebody else',
  as: { employer: 'You are acting as an employer.', job_seeker: 'You are acting as a candidate.' },
  person: (name: string) => `You are acting as ${name}.`,
  user: (id: string) => `person ${id}`,
  looking: 'You can look and change nothing.',
  changing:
    'You can correct profile data. Applying, agreeing and sharing stay with the person. The audit log keeps both names.',
  allow: 'Allow changes',
  lookOnly: 'Only look',
  stop: 'Stop acting',
  needed: {
    title: 'A candidate’s page',
    empty: 'No candidate is chosen',
    body: 'Everything here is made of one person’s data. Choose whose page you want to see; the audit log keeps both names.',
    choose: 'Choose a person',
  },
  noOrganization: {
    acting: 'No employer is chosen',
    actingBody:
      'This page is about one organization. Choose somebody who belongs to it; the audit log keeps both names.',
    title: 'You belong to no organization',
    body: 'Set yours up, or ask its owner to invite you.',
    setUp: 'Set up my organization',
  },
} as const;
