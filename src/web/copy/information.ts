interface InformationPage {
  title: string;
  description: string;
  intro: string;
  sections: readonly { id: string; title: string; body: readonly string[] }[];
}

/** The pages that inform: plain words, one heading for each matter. */
export const informationCopy = {
  privacy: {
    title: 'Privacy Policy',
    description: 'What Tallgrass collects, why, who sees it, and what you can do about it.',
    intro: 'Your record is yours. This page says what we keep, why, and who sees it.',
    sections: [
      {
        id: 'collect',
        title: 'Information we collect',
        body: [
          'What you give us: your name, email, credentials, work history, documents, and what you want from a job. For employers: the organisation and its jobs.',
          'What we count: page views, without cookies and without personal data. We respect Do Not Track.',
        ],
      },
      {
        id: 'use',
        title: 'How we use it',
        body: [
          'To verify credentials, to match people with jobs, to apply within the limits you set, and to tell you what happened. We do not sell it.',
        ],
      },
      {
        id: 'sharing',
        title: 'Sharing',
        body: [
          'An employer sees a candidate’s profile only for a job that the candidate is matched or applied to. Documents are opened only to those whose work needs them. Employers you block see nothing.',
        ],
      },
      {
        id: 'hipaa',
        title: 'HIPAA',
        body: [
          'Tallgrass holds employment records, not patient records. Please never upload patient information. Health documents that an employer requires, like immunisation records, are kept apart with access of their own.',
        ],
      },
      {
        id: 'security',
        title: 'Security',
        body: [
          'Files are encrypted where they are stored. Each account reads only its own rows, enforced by the database. Sensitive actions are kept in a log that cannot be changed unnoticed.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        body: [
          'You can see, correct, and take along your data, and you can delete your account, under Security in your settings.',
        ],
      },
      {
        id: 'contact',
        title: 'Contact',
        body: ['Questions about privacy: use the Support page, and name Privacy in your question.'],
      },
    ],
  },
  terms: {
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
        title: 'Ending',
        body: ['You can close your account at any time. We may close accounts that break these terms, and we say why.'],
      },
    ],
  },
  support: {
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
          'Matches need a verified license for the role, and pay, shifts and distance that jobs can meet. Your dashboard shows what stands in the way.',
        ],
      },
      {
        id: 'safety',
        title: 'Report a job or a person',
        body: ['Use Report beside the job or profile. A person looks into it.'],
      },
      {
        id: 'ask',
        title: 'Ask something else',
        body: [
          'The employer page has a question form. Submitted questions are made public, so please leave out sensitive information.',
        ],
      },
    ],
  },
  about: {
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
  },
  contact: {
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
  },
} as const satisfies Record<string, InformationPage>;

export type InformationName = keyof typeof informationCopy;
