/** Every error code of the API. The server maps each to a status in one table. */
export const ERROR_CODES = [
  'INVALID_INPUT',
  'MALFORMED_JSON',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'ONLY_THE_PERSON',
  'ORIGIN_REFUSED',
  'NOT_FOUND',
  'GONE',
  'WRONG_STATE',
  'CONFLICT',
  'USER_ALREADY_REGISTERED',
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_VERIFIED',
  'SECOND_FACTOR_NEEDED',
  'RECENT_SIGN_IN_NEEDED',
  'ROLE_HINT_MISSING',
  'TOKEN_INVALID',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_FILE',
  'IDEMPOTENCY_KEY_REUSED',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An error response's body; never a stack. */
export interface ErrorBody {
  error: ErrorCode;
  message: string;
  /** One message per field, by dotted path, for `INVALID_INPUT`. */
  fields?: Record<string, string>;
  /** For `WRONG_STATE`: the record's current state. For `UNAUTHENTICATED`: why an administrator's session ended. */
  current?: string;
}
