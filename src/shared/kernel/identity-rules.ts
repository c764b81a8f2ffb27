/** Section 9's numbers that concern who somebody is. Times are milliseconds. */
export const MIN_PASSWORD_LENGTH = 6;
export const POST_AUTH_TRIES = 10;
export const POST_AUTH_INTERVAL = 150;
export const SIGN_IN_WAIT = 4000;
export const SIGN_IN_POLL = 150;
export const SIGN_IN_GUARD_RESET = 10_000;
export const CALLBACK_DELAY = 1000;
export const PASSWORD_SETUP_REDIRECT = 2000;
export const SUBMIT_ENABLE_DELAY = 1500;
export const ROLE_PICK_DELAY = 600;
export const ROLE_TOOLTIP_DELAY = 2000;

/** The wording of the terms that a new account accepts; kept with the consent. */
export const TERMS_VERSION = '2026-11-01';
