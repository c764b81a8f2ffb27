import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode } from '#kernel/errors.ts';

/** The only table from error code to status. It doesn't compile when a code is missing. */
export const STATUS_OF: Record<ErrorCode, ContentfulStatusCode> = {
  INVALID_INPUT: 422,
  MALFORMED_JSON: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  ONLY_THE_PERSON: 403,
  ORIGIN_REFUSED: 403,
  NOT_FOUND: 404,
  GONE: 410,
  WRONG_STATE: 409,
  CONFLICT: 409,
  USER_ALREADY_REGISTERED: 409,
  INVALID_CREDENTIALS: 401,
  EMAIL_NOT_VERIFIED: 403,
  SECOND_FACTOR_NEEDED: 403,
  RECENT_SIGN_IN_NEEDED: 403,
  ROLE_HINT_MISSING: 400,
  TOKEN_INVALID: 400,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_FILE: 415,
  IDEMPOTENCY_KEY_REUSED: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};
