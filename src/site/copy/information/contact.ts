import type { InformationPage } from './page.ts';

export const contactCopy: InformationPage = {
  title: 'Contact',
  description: 'How to reach Tallgrass: help with an account, questions of employers, privacy and security.',
  intro: 'Choose what fits, and you will reach the right people.',
  sections: [
    {
      id: 'write',
      title: 'Write to us',
      body: ['A person reads each message and answers by email. We delete it 180 days after our answer.'],
    },
    {
      id: 'candidates',
      title: 'Candidates',
      body: [
        'Start at the Support page: most answers are there. When you are signed in, your dashboard shows what we need from you, and every message of a reviewer.',
      ],
      link: { label: 'Go to Support', to: '/support' },
    },
    {
      id: 'employers',
      title: 'Employers',
      body: [
        'Submit a new question on the page for employers, and leave a contact if you want an answer in person. A person reads each question. The question itself is made public; your name and contact are not.',
      ],
      link: { label: 'Submit a new question', to: '/employers#faq' },
    },
    {
      id: 'privacy',
      title: 'Privacy',
      body: [
        'You can see, take along and delete your data yourself, at once, without asking anybody. The Privacy Policy says what we keep and who sees it.',
      ],
      link: { label: 'Read the Privacy Policy', to: '/privacy' },
    },
    {
      id: 'account',
      title: 'Somebody else is in your account',
      body: [
        'Set a new password now: it signs everybody out. Then look at where you are signed in, under Security in your settings.',
      ],
      link: { label: 'Reset your password', to: '/password-reset' },
    },
  ],
};
