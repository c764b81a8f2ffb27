export const words = {
  title: (name: string) => `Passport of ${name}`,
  kicker: 'Employment passport',
  description: 'Facts about a health worker that Tallgrass has checked.',
  shown: (until: string, today: string) =>
    `As of ${today}. Shown by its owner until ${until}. Each fact was checked by a person, against the source named beside it. Nothing else is claimed.`,
  checked: 'Checked by',
  source: 'Against',
  on: 'On',
  until: 'Good until',
  untilNone: 'No end date',
  none: 'None of the chosen facts is verified now.',
  hidden: (count: number) =>
    count === 1
      ? 'One fact that was chosen is no longer verified and is not shown.'
      : `${count} facts that were chosen are no longer verified and are not shown.`,
  signed: 'Signed credential: its signature was checked as this page was made.',
  unsigned: 'Checked again since the link was made: a new link carries its signed credential.',
  machine: 'Signed credentials for other verifiers (W3C Verifiable Credentials 2.0)',
  fhir: 'The same for hospital systems (FHIR R4)',
  resume: 'The same for resume programs (JSON Resume)',
  print: 'To keep this page as a PDF, print it.',
  demo: 'This is a made-up person of the demo. It proves nothing.',
  ended: {
    title: 'This passport link has ended',
    body: 'Its owner ended it, or its time is over. Ask them for a new one.',
  },
} as const;
