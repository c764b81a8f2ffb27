export const selfIdentificationCopy = {
  title: 'Help us check that we are fair',
  intro: 'You may tell us your sex and your race or ethnicity. You do not have to.',
  back: 'Back to home',
  purpose: 'Before you answer',
  facts: [
    {
      title: 'It is up to you',
      body: 'You can leave this page now. Your matches and your applications stay the same either way.',
    },
    {
      title: 'What it is for',
      body: 'Some groups of people may be shown less often than others. We count many people’s answers to find that out and fix it.',
    },
    {
      title: 'Who can see it',
      body: 'Only you. Employers cannot. Matching does not read it. Our own team cannot look it up: they see counts of groups, with groups of fewer than 5 people combined.',
    },
    {
      title: 'You can change your mind',
      body: 'Delete your answers here at any time. We remove them right away.',
    },
  ],
  sex: 'Sex',
  race: 'Race or ethnicity',
  raceHint: 'These are the groups used in federal job law.',
  preferNot: 'I prefer not to say',
  save: 'Save my answers',
  saving: 'Saving…',
  saved: 'Saved. Thank you for helping.',
  savedAt: (when: string) => `Saved ${when}`,
  withdraw: 'Delete my answers',
  withdrawing: 'Deleting…',
  withdrawn: 'Answers deleted.',
  candidatesOnly: 'This page is for candidates',
  candidatesOnlyBody: 'We only ask people who are looking for work.',
} as const;
