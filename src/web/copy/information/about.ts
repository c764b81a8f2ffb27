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
        'People review credentials. A matching step that shows its reasons pairs people with jobs. Candidates set the limits.',
      ],
    },
    { id: 'where', title: 'Where', body: ['Missouri and Kansas: one region, done well.'] },
  ],
};
