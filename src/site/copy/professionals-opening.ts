import { jobsLink } from './public.ts';

/** What the page for professionals shows first. */
export const professionalsOpening = {
  meta: {
    title: 'For healthcare professionals',
    description:
      'Create one free profile and be matched with healthcare jobs across Missouri and Kansas that fit your pay and schedule.',
  },
  nav: [
    { label: 'Home', to: '/' },
    { label: 'For Employers', to: '/employers' },
    { label: 'Vision', to: '/vision' },
    jobsLink,
  ],
  hero: {
    tagline: 'Find your next role. Faster.',
    title: 'Find your dream job in just a few clicks',
    body: 'Tell us once what you can do and what you want. We verify it, find the jobs that fit, and apply on your behalf.',
    create: 'Create My Free Profile',
    signIn: 'Sign In',
  },
  sample: {
    title: 'Your profile',
    place: 'Fill it in once',
    lines: ['License checked', 'Documents in one safe place', 'Days, three twelves, 15 miles'],
    result: 'Next: jobs that fit',
  },
} as const;
