/** Subjects and kinds of holds. A hold stops matching and visibility immediately, whatever the verification status. */
export const HOLD_SUBJECTS = ['person', 'organization', 'job'] as const;
export const HOLD_KINDS = ['screening', 'suspension', 'license_review', 'leaving'] as const;
/** Kinds that an administrator may place: 'leaving' follows the person's own deletion request. */
export const PLACED_HOLD_KINDS = ['screening', 'suspension', 'license_review'] as const;
