import { queryOptions } from '@tanstack/react-query';
import { postAuthRoute, ROLE_HINT_HEADER } from '#domains/accounts/contract/functions.ts';
import { listExternalProviders, startExternal, type ExternalProvider } from '#domains/accounts/contract/identity.ts';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';
import { checkStartUrl } from '#platform/contract/start-url.ts';
import { call } from '#platform/web/api/api.ts';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';

/** The external providers that are set up. */
export const externalProviders = () =>
  queryOptions({ queryKey: ['auth', 'external'], queryFn: () => call(listExternalProviders), staleTime: Infinity });

/** Calls `post-auth-route` with the hint in its header. */
export const askPostAuthRoute = (hint: string | null) =>
  call(postAuthRoute, undefined, hint ? { headers: { [ROLE_HINT_HEADER]: hint } } : {});

/** Stores what the return needs, checks the start URL, and goes to the provider. A failure clears what was stored. */
export async function leaveForProvider(provider: ExternalProvider, role: ActingRole | null, next: string | null) {
  sessionKeys.set('oauth_started', '1');
  if (role) sessionKeys.set('login_intent_role', role);
  if (next) sessionKeys.set('login_intent_next', next);
  try {
    const { url, loginHosts } = await call(startExternal, { body: { provider, ...(role ? { role } : {}) } });
    window.location.assign(checkStartUrl(url, loginHosts).href);
  } catch (error) {
    clearExternalFlags();
    throw error;
  }
}

export function clearExternalFlags(): void {
  sessionKeys.remove('oauth_started');
  sessionKeys.remove('login_intent_role');
}
