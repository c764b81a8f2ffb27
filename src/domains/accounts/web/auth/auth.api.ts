import { queryOptions } from '@tanstack/react-query';
import { postAuthRoute, ROLE_HINT_HEADER } from '#domains/accounts/contract/functions.ts';
import { listExternalProviders, startExternal, type ExternalProvider } from '#domains/accounts/contract/identity.ts';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';
import { checkStartUrl } from '#kernel/start-url.ts';
import { call } from '#platform/web/api/api.ts';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';

/** Which external buttons there are: none for a provider that is not set up. */
export const externalProviders = () =>
  queryOptions({ queryKey: ['auth', 'external'], queryFn: () => call(listExternalProviders), staleTime: Infinity });

/** The `post-auth-route` function with the hint in its header. */
export const askPostAuthRoute = (hint: string | null) =>
  call(postAuthRoute, undefined, hint ? { headers: { [ROLE_HINT_HEADER]: hint } } : {});

/** Keeps what the way back needs, checks the address, and leaves for the provider. After a failure nothing is kept. */
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
