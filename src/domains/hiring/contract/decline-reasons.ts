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

/** The most characters of the note beside a reason. */
export const DECLINE_NOTE_MAX = 500;

/** Who reads the reason: the candidate and the hiring team, or only the team. */
export const DECLINE_AUDIENCES = ['candidate', 'team'] as const;
export type DeclineAudience = (typeof DECLINE_AUDIENCES)[number];

/** The reason in words, for the candidate and for the team. */
export const DECLINE_SENTENCES: Record<DeclineReason, string> = {
  position_filled: 'The position was filled.',
  experience: "We're looking for different experience.",
  credentials: 'The job needs other licenses or certifications.',
  schedule: 'The schedules did not fit.',
  pay: 'The pay expectations did not fit.',
  location: 'The distance was too far.',
  other: 'There were other reasons.',
};

/** A reason with the employer's note. */
export const declineText = (reason: DeclineReason, note: string | null): string =>
  note ? `${DECLINE_SENTENCES[reason]} ${note}` : DECLINE_SENTENCES[reason];

/** The news of an ended application, as the candidate reads it in the notification and the email. */
export const ENDED_NEWS = {
  title: 'The employer chose another candidate',
  body: (job: string) => `Your application for ${job} has ended. We keep looking for matches for you.`,
} as const;

/** The same when the job itself ended without a hire. */
export const CLOSED_NEWS = { ...ENDED_NEWS, title: 'The job was closed' } as const;

/** The news of an offer that the employer, or the end of its application, withdrew. */
export const OFFER_WITHDRAWN_NEWS = {
  title: 'An offer was withdrawn',
  body: 'The employer withdrew the offer. Your profile stays as it is.',
} as const;

/** What the parties read about an interview or an offer that ends with its application. */
export const END_REASONS = {
  declined: 'The application ended.',
  withdrawn: 'The application ended.',
  person_erased: 'The application ended.',
  job_closed: 'The employer closed the job.',
  position_filled: DECLINE_SENTENCES.position_filled,
  organization_canceled: 'The employer left Tallgrass.',
} as const;
