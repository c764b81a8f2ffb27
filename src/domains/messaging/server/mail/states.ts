import type { MAIL_STATES } from '#domains/messaging/contract/mail.ts';

export type MailState = (typeof MAIL_STATES)[number];

/** Tried this often (over about seven hours) before an administrator must look. */
export const MAX_ATTEMPTS = 8;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 2 * 3_600_000;
/** A process that took a mail and has not said how it went after this long is taken to be dead. */
export const CLAIM_MS = 2 * 60_000;

/** How long after its `attempts`-th failure a mail is tried again: fourfold from half a minute up to two hours. */
export const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 4 ** Math.max(0, attempts - 1));
