/** Versions of the texts people accept; a changed text gets a new version and must be accepted again. */
export const MATCHING_NOTICE_VERSION = '2026-11-01';
export const AUTO_APPLY_CONSENT_VERSION = '2026-11-01';
/** Accepted by applying to a job manually. */
export const SHARE_PROFILE_VERSION = '2026-11-01';
export const SHARE_MEDICAL_VERSION = '2026-11-01';
/** Accepted by asking a past employer: what is shared with whom, and what is asked. */
export const CONFIRM_WORK_VERSION = '2026-11-22';
