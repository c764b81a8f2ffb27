/** A file of its own, because every page loads it. */
export const agreementsCopy = {
  label: 'Updated terms',
  kinds: {
    terms: { text: 'We have updated our terms.', link: 'Read them', to: '/terms' },
    matching_notice: { text: 'We have changed how we tell you about matching.', link: 'Read it', to: '/privacy#use' },
  },
  accept: 'I agree',
  working: 'One moment…',
} as const;
