/** The settings that are not one domain's, at reading grade 6. */
export const accountCopy = {
  title: 'Account',
  intro: 'Your email address, and how to leave.',
  back: 'Back to home',
} as const;

export const privacyCopy = {
  title: 'Privacy',
  intro: 'Who can see you, and the data we have about you.',
  back: 'Back to home',
  data: 'Your data',
  dataHint: 'A file with all the data we have about you.',
  download: 'Download my data',
  blocked: 'Blocked employers',
  blockedHint: 'Employers that should not see you.',
  toBlocked: 'Choose who can see you',
  passport: 'Passport links',
  passportHint: 'See who opened a link to your passport, and turn it off.',
  toPassport: 'See my links',
  fairness: 'Fairness check',
  fairnessHint:
    'You can tell us your sex and race, if you want. Employers never see it. It helps us find unfair results.',
  toFairness: 'Open the fairness check',
  notice: 'How we use your data',
  noticeHint: 'What we collect, why, and your rights.',
  toNotice: 'Read our privacy notice',
} as const;
