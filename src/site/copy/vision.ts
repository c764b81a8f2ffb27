export const visionCopy = {
  meta: {
    title: 'Our Vision',
    description:
      'A trusted employment passport for healthcare: one verified profile that stays with you for a whole career.',
  },
  back: 'Back to Home',
  signIn: 'Sign In',
  progress: 'Reading progress',
  dots: 'Sections',
  sections: [
    { id: 'top', label: 'Our Vision' },
    { id: 'statement', label: 'Statement' },
    { id: 'features', label: 'Features' },
    { id: 'trust', label: 'Trust' },
    { id: 'join', label: 'Join' },
  ],
  hero: { title: 'Our Vision', body: 'A long-term employment identity platform for the people who care for us.' },
  statement:
    'A trusted employment passport for healthcare: your verified record, kept by you, opened with your consent, and believed wherever you go next.',
  featuresTitle: 'What we are building',
  soon: 'Coming Soon',
  features: [
    {
      title: 'A persistent professional profile',
      body: 'Less repeated data entry: one record for your whole career.',
      isSoon: false,
    },
    {
      title: 'Secure storage',
      body: 'Certifications, licenses and onboarding documents, kept safe and ready.',
      isSoon: false,
    },
    { title: 'Verified work history', body: 'From past employers, with candidate consent.', isSoon: true },
    {
      title: 'Richer employer insights',
      body: 'Work history, document validity and prior feedback in one view.',
      isSoon: false,
    },
  ],
  trust: {
    title: 'Trust is the product',
    body: 'No one opens your record without a reason. You see who did, and you decide what to share.',
  },
  join: { title: 'Build it with us', body: 'Free to start.', action: 'Join' },
} as const;
