import type { Clock } from '#platform/server/clock.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AppError } from '#platform/server/errors.ts';
import { pathsToLog } from '#platform/server/http/field-paths.ts';
import type { AppContext } from '#platform/server/http/http.ts';
import type { ErrorCode } from '#kernel/errors.ts';

/** Traces of intrusion attempts, logged as security events by the account's ID, without address, token or name. */
const SECURITY_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'TOKEN_INVALID',
  'INVALID_CREDENTIALS',
  'ORIGIN_REFUSED',
  'RATE_LIMITED',
  'FORBIDDEN',
  'ONLY_THE_PERSON',
  'SECOND_FACTOR_NEEDED',
]);

/** The sign-in forms validate before sending, so invalid input comes from elsewhere. */
const UNFIT_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['INVALID_INPUT', 'MALFORMED_JSON', 'BODY_TOO_LARGE']);
const WAYS_IN = /^\/api\/(auth|functions)\//;

/** What an old screen or link meets as well, or a program repeats at will: logged thinned out. */
const THINNED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['MALFORMED_JSON', 'BODY_TOO_LARGE', 'WRONG_STATE']);

/** Writes refusals that are security events to the log, each as one line. */
export function openSecurityLog({ log, clock }: Pick<Deps, 'log' | 'clock'>) {
  const timesToLog = thinOut(clock);
  return (refusal: AppError, c: AppContext): void => {
    const kind = kindOf(refusal, c);
    if (!kind) return;
    const { code, extra } = refusal;
    const userId = c.get('viewer')?.userId;
    const path = c.req.routePath;
    const times = kind === 'thinned' ? timesToLog(`${code} ${userId ?? 'visitors'} ${path}`) : 1;
    if (times === null) return;
    const { logDetail: detail, fields } = extra;
    const about = {
      detail,
      ...(userId ? { userId } : {}),
      ...(c.get('isActedFor') ? { isActedFor: true } : {}),
      ...(times > 1 ? { times } : {}),
      ...(fields ? { fields: pathsToLog(fields) } : {}),
    };
    log.warn({ security: code, requestId: c.get('requestId'), path, ...about }, 'refused');
  };
}

/** How a refusal is logged: each one, thinned out by account and route, or not at all. */
function kindOf({ code, extra }: AppError, c: AppContext): 'each' | 'thinned' | null {
  const isSignedIn = c.get('viewer') !== null;
  if (code === 'RATE_LIMITED') return isSignedIn ? 'thinned' : 'each';
  if (SECURITY_CODES.has(code) || (UNFIT_CODES.has(code) && WAYS_IN.test(c.req.path))) return 'each';
  if (THINNED.has(code) || extra.isUnfit) return 'thinned';
  // A record that does not exist or belongs to someone else: the answer is the same, and so is the line. An address
  // that no route serves is no record.
  return code === 'NOT_FOUND' && isSignedIn && !c.req.routePath.includes('*') ? 'thinned' : null;
}

const HOUR_MS = 3_600_000;
const MOST_KEYS = 10_000;

/** Returns how often a key came within an hour, at the first, tenth, hundredth and so on; in between null. */
function thinOut(clock: Clock): (key: string) => number | null {
  const seen = new Map<string, { since: number; times: number }>();
  return (key) => {
    const now = clock.now().getTime();
    let entry = seen.get(key);
    if (!entry || now - entry.since >= HOUR_MS) {
      seen.delete(key);
      seen.set(key, (entry = { since: now, times: 0 }));
      const [oldest] = seen.size > MOST_KEYS ? seen.keys() : [];
      if (oldest) seen.delete(oldest);
    }
    entry.times += 1;
    return Number.isInteger(Math.log10(entry.times)) ? entry.times : null;
  };
}
