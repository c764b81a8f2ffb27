/** The foot of the public pages. */
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
