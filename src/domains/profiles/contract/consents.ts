/** What people accept, in the version that they see; a changed text gets a new version and is asked for again. */
export const MATCHING_NOTICE_VERSION = '2026-11-01';
export const AUTO_APPLY_CONSENT_VERSION = '2026-11-01';
/** Agreed to by applying to a job by hand. */
export const SHARE_PROFILE_VERSION = '2026-11-01';
export const SHARE_MEDICAL_VERSION = '2026-11-01';
/** Agreed to by asking a past employer: what is told to whom, and what is asked. */
export const CONFIRM_WORK_VERSION = '2026-11-22';
