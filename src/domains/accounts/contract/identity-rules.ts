export const MIN_PASSWORD_LENGTH = 6;

/** After this time a sign-in no longer counts as proof for a change of the ways in, where there is no password. */
export const RECENT_SIGN_IN_MINUTES = 15;

/** Between asking for an account's deletion and the deletion; signing in takes it back. */
export const DELETION_GRACE_DAYS = 30;

/** The wording of the terms that a new account accepts; kept with the consent. */
export const TERMS_VERSION = '2026-11-01';
