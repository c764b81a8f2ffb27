export const afterStartCopy = {
  title: 'After the start',
  hint: 'What candidates and employers say 7, 30 and 90 days after a first day. Answers count in groups of five; a single one is never shown.',
  tooFew: 'Shown once there are five answers.',
  sides: { candidates: 'Candidates', employers: 'Employers' },
  after: (days: number) => `${days} days`,
  share: (part: number, whole: number) => `${Math.round((100 * part) / whole)}% of ${whole}`,
  columns: { side: 'Asked', day: 'After', began: 'Began', asDescribed: 'As described', stillThere: 'Still there' },
} as const;
