import type { InformationPage } from './page.ts';

export const privacyCopy: InformationPage = {
  title: 'Privacy Policy',
  description: 'What Tallgrass collects, why, who sees it, and what you can do about it.',
  intro: 'Your record is yours. This page says what we keep, why, and who sees it.',
  sections: [
    {
      id: 'collect',
      title: 'Information we collect',
      body: [
        'What you give us: your name, email, credentials, work history, documents, and what you want from a job. For employers: the organization and its jobs.',
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
        'An employer sees a candidate’s profile only for a job that the candidate is matched or applied to. Only people who need a document for their work can open it. Employers you block see nothing.',
      ],
    },
    {
      id: 'hipaa',
      title: 'HIPAA',
      body: [
        'Tallgrass holds employment records, not patient records. Please never upload patient information. Health documents that an employer requires, like immunization records, are stored separately with their own access rules.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      body: [
        'Files are encrypted where they are stored. Each account reads only its own rows, enforced by the database. Sensitive actions are recorded in a tamper-evident log.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'You can view, correct and download your data under Privacy in your settings, and delete your account under Account.',
      ],
      link: { label: 'Open my settings', to: '/settings/privacy' },
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [
        'You can do most things yourself, under Security in your settings. For anything else, write to us: a person answers by email, and we delete your message 180 days after our answer.',
      ],
      link: { label: 'Write to us', to: '/contact#write' },
    },
  ],
};
