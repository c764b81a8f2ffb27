import type { SessionState } from '#domains/accounts/contract/session.ts';
import type { sessionKeys } from '#platform/web/session/auth-storage.ts';

interface Parts {
  auth: { getState(): SessionState; refresh(): Promise<unknown> };
  keys: Pick<typeof sessionKeys, 'get' | 'set' | 'remove'>;
}

/**
 * Section 4.4: a sign-in ensures a profile. The server creates a missing one before it opens the session, so this only
 * reads it; `creating-profile` keeps two forms of one tab from reading at the same time.
 */
export async function ensureProfile({ auth, keys }: Parts): Promise<void> {
  if (auth.getState().profile || keys.get('creating-profile')) return;
  keys.set('creating-profile', '1');
  try {
    await auth.refresh();
  } finally {
    keys.remove('creating-profile');
  }
}
