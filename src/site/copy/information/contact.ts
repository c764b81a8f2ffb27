import type { InformationPage } from './page.ts';

export const contactCopy: InformationPage = {
  title: 'Contact',
  description: 'How to reach Tallgrass: account help, questions from employers, privacy and security.',
  intro: 'Choose a topic to reach the right people.',
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
        'Start with the Support page, which answers most questions. After you sign in, your dashboard shows what we need from you and every message from a reviewer.',
      ],
      link: { label: 'Go to Support', to: '/support' },
    },
    {
      id: 'employers',
      title: 'Employers',
      body: [
        'Submit a new question on the page for employers, and leave your contact details if you want a personal answer. A person reads each question. The question is made public; your name and contact details are not.',
      ],
      link: { label: 'Submit a new question', to: '/employers#faq' },
    },
    {
      id: 'privacy',
      title: 'Privacy',
      body: [
        'You can view, download and delete your data yourself at any time. The Privacy Policy says what we keep and who sees it.',
      ],
      link: { label: 'Read the Privacy Policy', to: '/privacy' },
    },
    {
      id: 'account',
      title: 'Someone else is using your account',
      body: [
        'Set a new password now, which signs out every device. Then check where you are signed in, under Security in your settings.',
      ],
      link: { label: 'Reset your password', to: '/password-reset' },
    },
  ],
};
