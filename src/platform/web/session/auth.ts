import { useMemo, useSyncExternalStore } from 'react';
import type { readSession, SessionState } from '#domains/accounts/contract/session.ts';
import { PROFILE_CACHE } from '#platform/web/constants.ts';
import { roleOf, type AccountState } from '#domains/accounts/contract/destination.ts';
import { callAt } from '#platform/web/api/api.ts';
import { actingRole, localKeyName, localKeys, sessionKeys } from './auth-storage.ts';
import { noteSessionEnd } from './session-end.ts';
import { createAuthStore, INITIAL_STATE, type AuthEvent, type AuthState, type TabChannel } from './auth-store.ts';

/**
 * Tabs hear of each other by the storage event of one fixed key. The session itself is in a cookie that no script
 * reads; the key says only what happened and when.
 */
const tabChannel: TabChannel = {
  send: (event) => localKeys.set('auth', JSON.stringify({ event, at: Date.now() })),
  listen(heard) {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === localKeyName('auth')) heard(eventIn(newValue));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};

/** A removed key means that another tab signed out and cleared its storage. */
function eventIn(value: string | null): AuthEvent {
  return value?.includes('SIGNED_IN') ? 'SIGNED_IN' : value?.includes('USER_UPDATED') ? 'USER_UPDATED' : 'SIGNED_OUT';
}

/** So that the other tabs hear of it even when this browser has kept nothing that could be removed. */
export const tellSignedOut = (): void => tabChannel.send('SIGNED_OUT');

export const auth = createAuthStore({
  read: () => callAt<typeof readSession>({ method: 'get', path: '/api/session' }),
  channel: tabChannel,
});

// `postAuthRan` holds for one sign-in: the next one is asked anew where it leads (section 4.4). Whoever comes back stays.
auth.onEvent((event) => {
  if (event === 'SIGNED_IN') for (const key of ['postAuthRan', 'leavingOn'] as const) sessionKeys.remove(key);
});

// Whatever was said of an earlier reading: the new one decides.
auth.subscribe(() => noteSessionEnd(null));

/** Who is signed in. Prerendered pages begin with nobody, not yet ready. */
export const useAuth = (): AuthState => useSyncExternalStore(auth.subscribe, auth.getState, () => INITIAL_STATE);

/** What the destination rule wants to know of somebody; null for nobody. */
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

/** Reads the profile again after a change that the server made to it (handed in, decided, renamed). */
export async function refreshAuth(): Promise<AuthState> {
  const state = await auth.refresh();
  auth.announce('USER_UPDATED');
  return state;
}

/** The profile is older than a guard may go by (section 6). What has yet to be read for the first time is not. */
export const isAuthStale = (): boolean => auth.getState().ready && performance.now() - auth.readAt() > PROFILE_CACHE;
