/** What the public pages share: navigation, footer, regional names, the questions we answer before anybody asks. */
export const publicCopy = {
  skip: 'Skip to content',
  home: 'Tallgrass home',
  mainNav: 'Main',
  menuOpen: 'Open menu',
  menuClose: 'Close menu',
  signIn: 'Sign in',
  getStarted: 'Get Started',
  theme: { label: 'Theme', system: 'Device', light: 'Light', dark: 'Dark' },
  illustration: 'Illustration',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
} as const;

export const landingNav = [
  { label: 'For Professionals', to: '/healthcare-professionals' },
  { label: 'For Employers', to: '/employers' },
  { label: 'Vision', to: '/vision' },
] as const;

export const regional = {
  openTo: 'Open To: Missouri, Kansas',
  label: 'Health systems of the region',
  disclaimer: 'No affiliation with these health systems. Names and logos are for regional reference only.',
  names: [
    'BJC HealthCare',
    'Mercy',
    'SSM Health',
    'Saint Luke’s',
    'University Health',
    'MU Health Care',
    'CoxHealth',
    'Children’s Mercy',
    'AdventHealth',
    'Stormont Vail',
  ],
} as const;

export const footerCopy = {
  tagline: 'A curated network of healthcare employers and talent.',
  notYet: 'Not yet available',
  columns: [
    {
      title: 'Company',
      links: [
        { label: 'About', to: '/about' },
        { label: 'Vision', to: '/vision' },
        { label: 'Contact Us', to: null },
      ],
    },
    {
      title: 'Product',
      links: [
        { label: 'For Professionals', to: '/healthcare-professionals' },
        { label: 'For Employers', to: '/employers' },
        { label: 'Support', to: '/support' },
      ],
    },
    {
      title: 'Trust & Contact',
      links: [
        { label: 'Privacy Policy', to: '/privacy' },
        { label: 'Terms of Service', to: null },
        { label: 'Contact', to: null },
      ],
    },
  ],
  mail: { label: 'Email updates', button: 'Sign up', note: 'Signup temporarily disabled.' },
  rights: (year: number) => `© ${year} Tallgrass. Healthcare hiring for Missouri and Kansas.`,
} as const;

export const faqCopy = {
  title: 'Questions, answered',
  search: 'Search questions',
  list: 'Questions',
  none: 'No question matches. Try another word, or ask yours below.',
  form: {
    title: 'Submit a new question',
    warning: 'Submitted questions are made public. Please do not include sensitive information.',
    question: 'Your question',
    name: 'Name',
    contact: 'Contact',
    submit: 'Submit question',
    busy: 'Submitting…',
    success: "Question submitted successfully! We'll review and respond soon.",
    failure(error: unknown) {
      const reason = error instanceof Error ? error.message || 'Failed to submit question' : 'Unknown error';
      return `Error submitting question: ${reason.replace(/\.$/, '')}. Please try again.`;
    },
  },
  defaults: [
    {
      question: 'What does it cost?',
      answer:
        'Nothing today. There are no job-board or staffing fees, no setup fees and no long-term contracts, and you can cancel anytime. Candidates never pay.',
    },
    {
      question: 'How are candidates checked?',
      answer:
        'We review licenses, certifications and documents before a candidate can be matched. Typical review time is 1-2 business days. You see what was verified and when.',
    },
    {
      question: 'Which roles and places do you cover?',
      answer:
        'Missouri and Kansas, from nursing and allied health to diagnostics, pharmacy and the front desk. If a role is missing, choose "Other" at sign-up and we will prioritise adding it.',
    },
  ],
} as const;
