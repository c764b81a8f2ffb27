import type { InformationPage } from './page.ts';

export const contactCopy: InformationPage = {
  title: 'Contact',
  description: 'How to reach Tallgrass: help with an account, questions of employers, privacy and security.',
  intro: 'Choose what fits, and you will reach the right people.',
  sections: [
    {
      id: 'candidates',
      title: 'Candidates',
      body: ['Start at the Support page. When you are signed in, your dashboard shows what we need from you.'],
    },
    {
      id: 'employers',
      title: 'Employers',
      body: [
        'Ask on the employer page with Submit a new question, and leave a contact if you want an answer in person.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      body: ['See the Privacy Policy for what you can do with your data yourself, at once.'],
    },
  ],
};
