export const pdfCopy = {
  title: (name: string) => `Passport of ${name}`,
  kicker: 'TALLGRASS EMPLOYMENT PASSPORT',
  demo: 'This person is made up for the demo. It proves nothing.',
  asOf: (today: string, facts: number) =>
    `As of ${today}. ${facts === 1 ? '1 fact' : `${facts} facts`}, each verified by a Tallgrass reviewer against the source named beside it.`,
  kinds: { license: 'Licenses', certification: 'Certifications', work: 'Work history', education: 'Education' },
  reviewed: (by: string, source: string, on: string) => `Reviewed by ${by} on ${on}. Source: ${source}.`,
  until: (day: string) => `Good until ${day}.`,
  scan: 'Scan to verify',
} as const;
