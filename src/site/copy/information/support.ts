import type { InformationPage } from './page.ts';

export const supportCopy: InformationPage = {
  title: 'Support',
  description: 'Help with signing in, verification, matches and your data.',
  intro: 'Most questions are answered here.',
  sections: [
    {
      id: 'sign-in',
      title: 'I cannot sign in',
      body: [
        'Use "Forgot password" on the sign-in page. The link in the email works once. Check your spam folder if nothing arrives.',
      ],
      link: { label: 'Reset your password', to: '/password-reset' },
    },
    {
      id: 'review',
      title: 'How long does review take?',
      body: [
        'Typical review time is 1-2 business days. If we need something, your status says Needs Attention and what to fix.',
      ],
    },
    {
      id: 'matches',
      title: 'Why do I have no matches?',
      body: [
        'Matches need a verified license for the role, and pay, shifts and distance that jobs can meet. Your dashboard shows what is preventing matches.',
      ],
    },
    {
      id: 'safety',
      title: 'Report a job or a person',
      body: ['Use Report beside the job or profile. A person investigates it.'],
    },
    {
      id: 'ask',
      title: 'Ask something else',
      body: ['A person reads your message and answers by email. Please leave out health details and passwords.'],
      link: { label: 'Write to us', to: '/contact#write' },
    },
  ],
};
