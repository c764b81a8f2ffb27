import type { InformationPage } from './page.ts';

export const aboutCopy: InformationPage = {
  title: 'About Tallgrass',
  description: 'Who Tallgrass is for and why it exists: healthcare hiring for Missouri and Kansas.',
  intro: 'Tallgrass is healthcare hiring for Missouri and Kansas.',
  sections: [
    {
      id: 'why',
      title: 'Why we exist',
      body: [
        'A nurse fills in the same forms for every job, and a unit waits 49 days for one hire. Both lose. We verify facts once and let them work for both sides.',
      ],
    },
    {
      id: 'how',
      title: 'How we work',
      body: [
        'People review credentials: typical review time is 1-2 business days. Matching shows its reasons, pairs people with jobs, and applies within the limits that candidates set. Every rejection says what would change it, and a person reviews it on request.',
      ],
      link: { label: 'Read our vision', to: '/vision' },
    },
    {
      id: 'who',
      title: 'Who it is for',
      body: [
        'Nurses, allied health, diagnostics, pharmacy and front desk on one side; hospitals, clinics and care homes on the other. It is free for both today.',
      ],
      link: { label: 'See how it works', to: '/#how-it-works' },
    },
    { id: 'where', title: 'Where', body: ['Missouri and Kansas: one region, done well.'] },
  ],
};
