export const MIN_PASSWORD_LENGTH = 6;

/** How long a sign-in counts as proof when an account without a password changes its sign-in methods. */
export const RECENT_SIGN_IN_MINUTES = 15;

/** From the request to delete an account until the deletion; signing in cancels it. */
export const DELETION_GRACE_DAYS = 30;

/** The version of the terms that a new account accepts; stored with the consent. */
export const TERMS_VERSION = '2026-11-01';
