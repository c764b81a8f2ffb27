/** Words of the voluntary self-identification, for candidates at grade 6. */
export const selfIdentificationCopy = {
  title: 'Help us check that we are fair',
  intro: 'You may tell us your sex and your race or ethnicity. You do not have to.',
  back: 'Back to my page',
  purpose: 'Before you answer',
  facts: [
    {
      title: 'It is up to you',
      body: 'You can leave this page now. Your matches and your applications stay the same either way.',
    },
    {
      title: 'What it is for',
      body: 'Some groups of people may be shown less often than others. We count the answers of many people to find that out and to mend it.',
    },
    {
      title: 'Who can see it',
      body: 'Only you. Employers cannot. Matching does not read it. Our own team cannot look it up: they see counts of groups, and groups of fewer than 5 people are put together.',
    },
    {
      title: 'You can take it back',
      body: 'Do so at any time, here. We delete your answers at once.',
    },
  ],
  sex: 'Sex',
  race: 'Race or ethnicity',
  raceHint: 'These are the groups that the law on equal work uses.',
  preferNot: 'I prefer not to say',
  save: 'Save my answers',
  saving: 'Saving…',
  saved: 'Saved. Thank you for helping.',
  savedAt: (when: string) => `Saved ${when}`,
  withdraw: 'Take my answers back',
  withdrawing: 'Deleting…',
  withdrawn: 'Your answers are deleted.',
  candidatesOnly: 'This page is for candidates',
  candidatesOnlyBody: 'We ask people who look for work, and nobody else.',
} as const;
