export const sharedPassportCopy = {
  title: (name: string) => `Passport of ${name}`,
  description: 'Facts about a healthcare worker, verified by Tallgrass.',
  shown: (until: string, today: string) =>
    `As of ${today}. Shared by its owner until ${until}. A reviewer verified each fact against the source named beside it. Nothing else is claimed.`,
  checked: 'Reviewed by',
  source: 'Source',
  on: 'Reviewed on',
  until: 'Good until',
  untilNone: 'No end date',
  none: 'None of the chosen facts is verified now.',
  hidden: (count: number) =>
    count === 1
      ? 'One chosen fact is no longer verified and is not shown.'
      : `${count} chosen facts are no longer verified and are not shown.`,
  signed: 'Signed credential: the signature was verified when this page loaded.',
  unsigned: 'Reviewed again after this link was created. A new link carries its signed credential.',
  credentials: 'Signed credentials for other verifiers (W3C Verifiable Credentials 2.0)',
  fhir: 'The same for hospital systems (FHIR R4)',
  resume: 'The same for resume programs (JSON Resume)',
  print: 'To save this page as a PDF, print it.',
  demo: 'This person is made up for the demo. It proves nothing.',
  expired: {
    title: 'This passport link has ended',
    body: 'Its owner ended it, or it expired. Ask them for a new one.',
  },
} as const;
