/** Apart from the rest: every page carries it. */
export const agreementsCopy = {
  label: 'A text has changed',
  kinds: {
    terms: { text: 'We have changed our terms.', link: 'Read them', to: '/terms' },
    matching_notice: { text: 'We have changed how we tell you about matching.', link: 'Read it', to: '/privacy#use' },
  },
  accept: 'I agree',
  working: 'One moment…',
} as const;
