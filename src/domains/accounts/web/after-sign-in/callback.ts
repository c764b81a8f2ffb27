import { finishExternal } from '#domains/accounts/contract/identity.ts';
import { CALLBACK_DELAY } from '#platform/web/constants.ts';
import { ApiError, call } from '#platform/web/api/api.ts';
import { auth } from '#platform/web/session/auth.ts';
import { pause } from './after-sign-in.ts';
import { clearExternalFlags } from '#domains/accounts/web/auth/auth.api.ts';

const loginWith = (error: string, description?: string | null) => {
  clearExternalFlags();
  return `/login?${new URLSearchParams({ error, ...(description ? { error_description: description } : {}) }).toString()}`;
};

/** Section 4.4: finishes the sign-in with the provider's parameters and returns the path to go to. */
export async function runCallback(query: URLSearchParams): Promise<string> {
  try {
    const [error, code, state] = [query.get('error'), query.get('code'), query.get('state')];
    if (error) return loginWith(error, query.get('error_description'));
    if (!code) return loginWith('no_code');
    await pause(CALLBACK_DELAY);
    if (!state) return loginWith('session_failed');
    const iss = query.get('iss');
    const session = await call(finishExternal, { body: { code, state, ...(iss ? { iss } : {}) } });
    if (session.secondStep) return '/second-factor?src=oauth';
    auth.apply('SIGNED_IN', session);
    return session.user ? '/post-auth' : loginWith('no_session');
  } catch (error) {
    // A request that never reached the server was not refused by it.
    const isRefused = error instanceof ApiError && error.code !== 'NETWORK';
    return isRefused ? loginWith('session_failed', error.message) : loginWith('callback_failed');
  }
}
