import type { ErrorCode } from '#kernel/errors.ts';

interface Extra {
  /** One message per field, for `INVALID_INPUT`. */
  fields?: Record<string, string>;
  /** The input breaks the contract, which screens check before they send. */
  isUnfit?: boolean;
  /** The record's current state, for `WRONG_STATE`. */
  current?: string;
  /** For the log only; never leaves the server. */
  logDetail?: string;
  /** Seconds to wait, for `RATE_LIMITED`. */
  retryAfter?: number;
}

/** An expected failure: a code that maps to an HTTP status, and a sentence that says what the person can do. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extra: Extra;

  constructor(code: ErrorCode, userMessage: string, extra: Extra = {}) {
    super(userMessage);
    this.name = 'AppError';
    this.code = code;
    this.extra = extra;
  }
}

/** The same response for a missing record and for one that belongs to another person. */
export const notFound = (what: string) => new AppError('NOT_FOUND', `We can't find this ${what}.`);

export const wrongState = (message: string, current: string) => new AppError('WRONG_STATE', message, { current });

/** One message per field; the first is the summary. */
export const invalidFields = (fields: Record<string, string>) =>
  new AppError('INVALID_INPUT', Object.values(fields)[0] ?? 'Check what you entered.', { fields });

export const invalidField = (field: string, message: string) => invalidFields({ [field]: message });
