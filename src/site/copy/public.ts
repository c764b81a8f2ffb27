/** Navigation and labels that the public pages share. */
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
  needsScripts: 'To use this form, turn on JavaScript in your browser and reload the page.',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
} as const;

interface NavLink {
  label: string;
  to: string;
  /** The server renders the page per request; the router does not know it. */
  isServerPage?: boolean;
}

export const jobsLink: NavLink = { label: 'Jobs', to: '/jobs', isServerPage: true };

export const landingNav: readonly NavLink[] = [
  { label: 'For Professionals', to: '/healthcare-professionals' },
  { label: 'For Employers', to: '/employers' },
  { label: 'Vision', to: '/vision' },
  jobsLink,
];
