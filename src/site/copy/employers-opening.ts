/** The hero of the page for employers. */
export const employersOpening = {
  meta: {
    title: 'For employers',
    description:
      'Hire licensed, pre-vetted healthcare professionals in Missouri and Kansas. No job-board or staffing fees, no setup fees.',
  },
  nav: [
    { label: 'Home', to: '/' },
    { label: 'For Professionals', to: '/healthcare-professionals' },
    { label: 'Vision', to: '/vision' },
  ],
  hero: {
    tagline: 'Hire top talent. Smarter.',
    title: 'Licensed, pre-vetted healthcare talent, without the fees',
    body: 'Post a job and see candidates whose licenses we have checked, each with a compatibility score and its reasons.',
    create: 'Create Employer Account',
    signIn: 'Sign In',
  },
  sample: {
    title: 'Registered nurse, 7 years',
    place: 'Could start in two weeks',
    lines: ['License verified, with the date', 'BLS and ACLS valid', 'Target pay within your range'],
    result: 'Compatibility 94 of 100',
  },
} as const;
