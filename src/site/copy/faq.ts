/** The question widget of the page for employers. */
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
      return `Error submitting question: ${reason.replace(/(\. Please try again)?\.$/, '')}. Please try again.`;
    },
  },
} as const;
