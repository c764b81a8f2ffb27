import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Origin } from '#platform/server/auth/auth.ts';
import type { ExternalIdentity } from '#platform/server/auth/oidc.ts';
import { consumeToken, newToken, storeToken } from '#platform/server/auth/tokens.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { EXTERNAL_PROVIDERS, type ExternalProvider } from '#domains/accounts/contract/identity.ts';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';
import { externalProvider, externalProviders } from './external-providers.ts';
import { admitExternal } from './external-accounts.ts';
import { enter, type OpenedSession } from '../sign-in/sign-in.ts';

export const STATE_SECONDS = 600;

const pendingShape = z.object({
  provider: z.enum(EXTERNAL_PROVIDERS),
  role: z.enum(['job_seeker', 'employer']).nullable(),
  codeVerifier: z.string(),
  nonce: z.string(),
});

interface Start {
  provider: ExternalProvider;
  role?: ActingRole | undefined;
}

/** Starts a sign-in. `state` is also set as a cookie, so that only this browser can finish it. */
export async function startExternalSignIn(
  deps: Deps,
  { provider, role }: Start,
): Promise<{ url: string; state: string }> {
  const state = newToken();
  const { url, ...pending } = await externalProvider(deps, provider).start(state);
  await deps.db.asAuth((tx) =>
    storeToken(tx, {
      purpose: 'external-sign-in',
      token: state,
      value: JSON.stringify({ ...pending, provider, role: role ?? null }),
      now: deps.clock.now(),
      seconds: STATE_SECONDS,
    }),
  );
  return { url, state };
}

interface Returned {
  code: string;
  state: string;
  iss?: string | undefined;
}

/**
 * Finishes a sign-in: the state names the provider and works once, only in the browser that started. `value` is null
 * when the address must be confirmed first.
 */
export async function finishExternalSignIn(
  deps: Deps,
  returned: Returned,
  browserState: string | undefined,
  origin: Origin,
): Promise<OpenedSession | { value: null; setCookies: string[] }> {
  if (!browserState || !isSame(browserState, returned.state)) throw refused('state of another browser');
  const stored = await deps.db.asAuth((tx) =>
    consumeToken(tx, { purpose: 'external-sign-in', token: returned.state, now: deps.clock.now() }),
  );
  if (!stored) throw refused('state unknown, used or expired');
  const { provider, role, ...pending } = pendingShape.parse(JSON.parse(stored));
  const identity: ExternalIdentity = await externalProvider(deps, provider).finish(returned, pending);
  const admission = await admitExternal(deps, { provider, role, identity }, origin);
  if (!admission.isAdmitted) return { value: null, setCookies: admission.setCookies };
  return enter(deps, admission.userId, origin, { way: 'provider', alertsOwner: !admission.isNew });
}

/** Hosts a start URL may point to: this site and the login hosts of the configured providers. */
export const loginHostsOf = (deps: Deps): string[] => [
  new URL(deps.env.appUrl).host,
  ...new Set([...externalProviders(deps).values()].map(({ loginHost }) => loginHost)),
];

const refused = (logDetail: string) =>
  new AppError('TOKEN_INVALID', 'We couldn’t complete this sign-in. Please start again.', { logDetail });

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
