/** How it works for each side, in four steps. */
export const howCopy = {
  title: 'How it works',
  candidate: {
    tagline: 'Find your next role. Faster.',
    action: { label: 'Start My Journey', to: '/auth?role=job_seeker' },
    steps: [
      [
        'Sign Up & Profile',
        'Free, and takes less than 2 minutes to start. Add credentials, experience and what you want from a job.',
      ],
      ['Verification', 'We review your credentials and documents. Typical review time is 1-2 business days.'],
      [
        'Get Matched',
        'Skills, experience, location and pay preferences are paired with jobs, and we apply on your behalf.',
      ],
      ['Get Notified', 'You hear about matches, interviews and offers as they happen.'],
    ],
  },
  employer: {
    tagline: 'Hire top talent. Smarter.',
    action: { label: 'Find My Next Hire', to: '/auth?role=employer' },
    steps: [
      ['Create Account', 'Sign up and describe your organization. No setup fees.'],
      ['Post a Job', 'Describe the role, its requirements and what your facility needs.'],
      ['Review Matches', 'See matched candidates with profiles and compatibility scores.'],
      ['Interview & Hire', 'Meet the people you like, make an offer, and hire.'],
    ],
  },
} as const;
