/** The questions that are answered before anyone asks. Published ones with the same wording replace them. */
export const BUILT_IN_QUESTIONS = [
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
] as const;
