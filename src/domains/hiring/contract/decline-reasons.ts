/** Why an employer declines an application. */
export const DECLINE_REASONS = [
  'position_filled',
  'experience',
  'credentials',
  'schedule',
  'pay',
  'location',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What a declined candidate reads. */
export const DECLINE_SENTENCES: Record<DeclineReason, string> = {
  position_filled: 'The position was filled.',
  experience: 'They looked for other experience.',
  credentials: 'They need other licenses or certifications.',
  schedule: 'The schedules did not fit.',
  pay: 'The pay expectations did not fit.',
  location: 'The distance was too far.',
  other: 'They decided for other reasons.',
};

/** What the parties read about an interview or an offer that ends with its application. */
export const END_REASONS = {
  declined: 'The application ended.',
  withdrawn: 'The application ended.',
  person_erased: 'The application ended.',
  job_closed: 'The employer closed the job.',
  position_filled: DECLINE_SENTENCES.position_filled,
  organization_canceled: 'The employer left Tallgrass.',
} as const;
