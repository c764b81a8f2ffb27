export const MIN_PASSWORD_LENGTH = 6;

/** The wording of the terms that a new account accepts; kept with the consent. */
export const TERMS_VERSION = '2026-11-01';
