/** What a hold may stand on, and why. A hold stops matching and sight at once, whatever the verification says. */
export const HOLD_SUBJECTS = ['person', 'organization', 'job'] as const;
export const HOLD_KINDS = ['screening', 'suspension', 'license_review', 'leaving'] as const;
/** What an administrator may place: 'leaving' comes and goes with the person's own request to be deleted. */
export const PLACED_HOLD_KINDS = ['screening', 'suspension', 'license_review'] as const;
