interface FooterLink {
  label: string;
  to: string;
  /** Without a destination on the landing page. */
  isLater?: boolean;
  /** The server renders the page per request; the router does not know it. */
  isServerPage?: boolean;
}

const columns: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Vision', to: '/vision' },
      { label: 'Contact Us', to: '/contact', isLater: true },
    ],
  },
  {
    title: 'Product',
    links: [
      { label: 'Jobs', to: '/jobs', isServerPage: true },
      { label: 'What jobs pay', to: '/pay', isServerPage: true },
      { label: 'For Professionals', to: '/healthcare-professionals' },
      { label: 'For Employers', to: '/employers' },
      { label: 'Support', to: '/support' },
    ],
  },
  {
    title: 'Trust & Contact',
    links: [
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Terms of Service', to: '/terms', isLater: true },
      { label: 'Contact', to: '/contact', isLater: true },
    ],
  },
];

/** The footer of the public pages. */
export const footerCopy = {
  tagline: 'A curated network of healthcare employers and talent.',
  notYet: 'Not yet available',
  columns,
  mail: { label: 'Email updates', button: 'Sign up', note: 'Signup temporarily disabled.' },
  rights: (year: string) => `© ${year} Tallgrass. Healthcare hiring for Missouri and Kansas.`,
} as const;
