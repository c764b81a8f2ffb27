/** The question widget of the page for employers, and the questions we answer before anybody asks. */
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
