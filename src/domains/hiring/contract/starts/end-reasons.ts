/** Why an employer may withdraw an accepted offer. There is no free text: a reason outside this list is not lawful here. */
export const WITHDRAW_REASONS = [
  'license_not_verified',
  'excluded',
  'background_check',
  'required_item_missing',
  'position_eliminated',
] as const;
export type WithdrawReason = (typeof WITHDRAW_REASONS)[number];

/** Why a candidate no longer takes a job that they accepted. */
export const DECLINE_START_REASONS = ['another_job', 'personal', 'commute', 'terms_changed', 'other'] as const;
export type DeclineStartReason = (typeof DECLINE_START_REASONS)[number];

export const SETTLED_REASONS = [...WITHDRAW_REASONS, ...DECLINE_START_REASONS] as const;
export type SettledReason = (typeof SETTLED_REASONS)[number];

/** In the words that both sides read. */
export const SETTLED_REASON_LABELS: Readonly<Record<SettledReason, string>> = {
  license_not_verified: 'The license couldn’t be verified by the start date.',
  excluded: 'A federal exclusion list doesn’t allow this hire.',
  background_check: 'The result of the background check, after notice and time to respond.',
  required_item_missing: 'Something this job requires was not there by its due date.',
  position_eliminated: 'The position no longer exists.',
  another_job: 'I took another job.',
  personal: 'Personal or family reasons.',
  commute: 'The commute doesn’t work for me.',
  terms_changed: 'The terms of the job changed.',
  other: 'Another reason.',
};

/** Business days between the pre-adverse notice and a withdrawal because of a background report (15 U.S.C. 1681b(b)(3)). */
export const NOTICE_BUSINESS_DAYS = 5;
