import { createHmac } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { runClaimed } from '#platform/server/database/claimed-request.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import type { ContractOf } from '#platform/server/http/called-contract.ts';
import type { AppEnv } from '#platform/server/http/http.ts';
import { deriveKey } from '#platform/server/secrets/secret.ts';
import {
  claimKey,
  isDoneWithoutAnswer,
  releaseKey,
  rememberAnswer,
  type RememberedRequest,
} from '#platform/server/http/idempotency.repo.ts';
import { HOUR_MS } from '#kernel/durations.ts';

const KEY = /^[\x21-\x7e]{8,128}$/;
/** An anonymous caller's key must be unguessable, since it can't be tied to a person. */
const UNGUESSABLE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NOBODY = 'nobody';
const DONE = 'This was already done, but its answer was lost. Please check before you do it again.';
const SHOWN_ONCE = 'This was already done, and its result is shown only once. Please create a new one.';
/** The longest answer that is kept, in characters: those of a write are far shorter, and each is kept for a day. */
const MOST_KEPT = 65_536;
/** A lost connection is noticed within minutes. Later the caller's access may have ended, or what the answer names. */
const REPEATED_FOR_MS = HOUR_MS;

/**
 * Executes a POST with an `Idempotency-Key` once. A repeat (double click, retry after a lost connection) gets the first
 * response; a repeat while the first is still running gets 409; the same key on another request is refused. A first
 * request whose process was killed is run again by a repeat half a minute later, unless something of it was stored. A
 * repeat whose answer was not kept, or an hour later, only learns that it was done. Calls that only ask are answered anew
 * each time. Server failures are forgotten, so the same request may be retried. For anonymous callers only successes are
 * stored, and for a response with a secret only that it was given: storing refusals would let anyone fill the table, since
 * this runs before the routes' limits.
 */
export const idempotency = (deps: Deps, contractOf: ContractOf) => {
  // Keyed: a request can hold a password, and a plain hash of it could be guessed.
  const hashKey = deriveKey(deps.env.secretKey, 'idempotency/1');
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = c.req.header('idempotency-key');
    const userId = c.get('viewer')?.userId;
    const isJson = c.req.header('content-type')?.startsWith('application/json') ?? true;
    // Sign-in responses may hold secrets, which are never stored.
    const isSecret = c.req.path.startsWith('/api/auth/');
    if (c.req.method !== 'POST' || !key || !isJson || isSecret) return next();
    const contract = contractOf(c);
    if (contract?.asksOnly) return next();
    if (!(userId ? KEY : UNGUESSABLE).test(key))
      throw new AppError(
        'INVALID_INPUT',
        userId ? 'The Idempotency-Key must be 8 to 128 visible characters.' : 'The Idempotency-Key must be a UUID.',
      );
    const requestHash = createHmac('sha256', hashKey)
      .update(`${c.req.path}\n${await c.req.text()}`)
      .digest('hex');
    const claim = { owner: userId ?? NOBODY, key, createdAt: deps.clock.now() };
    const earlier = await deps.db.as(service, (tx) => claimKey(tx, { ...claim, requestHash }));
    if (earlier) {
      if (earlier.requestHash !== requestHash) {
        throw new AppError(
          'IDEMPOTENCY_KEY_REUSED',
          'This request was already used for something else. Please try again.',
        );
      }
      if (isDoneWithoutAnswer(earlier, claim.createdAt)) throw new AppError('CONFLICT', DONE);
      if (earlier.status === null) throw new AppError('CONFLICT', 'We are still working on this. One moment, please.');
      if (earlier.response === null || isPast(earlier, claim.createdAt))
        throw new AppError('CONFLICT', contract?.secret ? SHOWN_ONCE : DONE);
      return Response.json(earlier.response, { status: earlier.status });
    }

    await runClaimed(claim, next);
    const { status } = c.res;
    await deps.db.as(service, async (tx) => {
      const isForgotten = status >= 500 || status === 429 || (!userId && status >= 400);
      if (isForgotten) await releaseKey(tx, claim);
      else await rememberAnswer(tx, claim, { status, response: c.get('bearsSecret') ? null : await keptOf(c.res) });
    });
    return undefined;
  });
};

/** A refusal is repeated as long as it is kept: nothing was done. */
const isPast = ({ status, createdAt }: RememberedRequest, now: Date): boolean =>
  (status ?? 0) < 400 && now.getTime() - createdAt.getTime() >= REPEATED_FOR_MS;

/** What is kept of a response: its JSON, or null where it is none or too large. */
async function keptOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return null;
  const text = await response.clone().text();
  return text.length > MOST_KEPT ? null : JSON.parse(text);
}
