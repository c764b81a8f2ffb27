import type { InformationPage } from './page.ts';

export const termsCopy: InformationPage = {
  title: 'Terms of Service',
  description: 'The rules of using Tallgrass, in plain words.',
  intro: 'These terms are between you and Tallgrass. They are short on purpose.',
  sections: [
    {
      id: 'account',
      title: 'Your account',
      body: ['Give true information, keep your sign-in to yourself, and use one account for yourself.'],
    },
    {
      id: 'candidates',
      title: 'For candidates',
      body: [
        'You allow us to review your credentials, and to apply to matching jobs for you within the limits you set. You can pause that at any time.',
      ],
    },
    {
      id: 'employers',
      title: 'For employers',
      body: [
        'Post real jobs with real pay, follow the employment laws of Missouri and Kansas, and use candidate information for hiring only.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      body: ['No job-board or staffing fees, no setup fees, no long-term contracts. Cancel anytime.'],
    },
    {
      id: 'limits',
      title: 'What we do not promise',
      body: [
        'We check credentials as described, but an employer remains responsible for its own hiring decision. We cannot promise a job or a hire.',
      ],
    },
    {
      id: 'end',
      title: 'Closing your account',
      body: [
        'You can close your account at any time. We may close accounts that break these terms, and we tell you why.',
      ],
    },
  ],
};
