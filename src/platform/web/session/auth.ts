import { useMemo, useSyncExternalStore } from 'react';
import type { signOut } from '#domains/accounts/contract/identity.ts';
import type { readSession, SessionState } from '#domains/accounts/contract/session.ts';
import { PROFILE_CACHE } from '#platform/web/constants.ts';
import { roleOf, type AccountState } from '#domains/accounts/contract/destination.ts';
import { callAt } from '#platform/web/api/api.ts';
import { actingRole, localKeyName, localKeys, sessionKeys } from './auth-storage.ts';
import { setSessionEnd } from './session-end.ts';
import {
  createAuthStore,
  INITIAL_STATE,
  SIGNED_OUT,
  type AuthEvent,
  type AuthState,
  type TabChannel,
} from './auth-store.ts';

/**
 * Tabs notify each other through the storage event of one fixed key. The session itself is in a cookie that scripts
 * cannot read; the key says only what happened and when.
 */
const tabChannel: TabChannel = {
  send: (event) => localKeys.set('auth', JSON.stringify({ event, at: Date.now() })),
  listen(onEvent) {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === localKeyName('auth')) onEvent(eventIn(newValue));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};

/** A removed key means another tab signed out and cleared its storage. */
function eventIn(value: string | null): AuthEvent {
  return value?.includes('SIGNED_IN') ? 'SIGNED_IN' : value?.includes('USER_UPDATED') ? 'USER_UPDATED' : 'SIGNED_OUT';
}

/** Notifies the other tabs even when this browser has stored nothing whose removal they would notice. */
export const announceSignOut = (): void => tabChannel.send('SIGNED_OUT');

/**
 * Ends the session of a person who signed out while the server could not be reached, and returns whether there was one. A
 * failure counts as signed out.
 */
async function finishSignOut(): Promise<boolean> {
  const scope = localKeys.get('signOutPending');
  if (!scope) return false;
  const body = { scope: scope === 'global' ? ('global' as const) : ('local' as const) };
  await callAt<typeof signOut>({ method: 'post', path: '/api/auth/sign-out' }, { body });
  localKeys.remove('signOutPending');
  return true;
}

export const auth = createAuthStore({
  async read() {
    // The page itself may have asked for the session already, before it was ended.
    if (await finishSignOut()) return SIGNED_OUT;
    return callAt<typeof readSession>({ method: 'get', path: '/api/session' });
  },
  channel: tabChannel,
});

// `postAuthRan` counts for one sign-in: the next one asks again where it leads (section 4.4). A user who
// signs in again keeps an account marked for deletion.
auth.onEvent((event) => {
  // A sign-in ends the browser's previous session itself.
  if (event === 'SIGNED_IN') localKeys.remove('signOutPending');
  if (event === 'SIGNED_IN') for (const key of ['postAuthRan', 'leavingOn'] as const) sessionKeys.remove(key);
});

// A new reading of the session overrides what an earlier answer said.
auth.subscribe(() => setSessionEnd(null));

/** Who is signed in. Prerendered pages start signed out and not ready. */
export const useAuth = (): AuthState => useSyncExternalStore(auth.subscribe, auth.getState, () => INITIAL_STATE);

/** What the destination rule needs to know about a user; null when signed out. */
export function accountStateOf({ profile, isAdminUser }: SessionState): AccountState | null {
  if (!profile) return null;
  return {
    role: roleOf(profile.role),
    isAdmin: isAdminUser,
    onboardingCompleted: profile.onboarding_completed,
    verificationStatus: profile.verification_status,
    actingAs: actingRole(),
  };
}

export function useAccountState(): AccountState | null {
  const state = useAuth();
  return useMemo(() => accountStateOf(state), [state]);
}

/** Reads the profile again after the server changed it (submitted, decided, renamed). */
export async function refreshAuth(): Promise<AuthState> {
  const state = await auth.refresh();
  auth.announce('USER_UPDATED');
  return state;
}

/** The profile was read, but is too old for a guard to rely on (section 6). */
export const isAuthStale = (): boolean => auth.getState().ready && performance.now() - auth.readAt() > PROFILE_CACHE;
