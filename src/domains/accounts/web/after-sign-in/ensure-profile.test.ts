import { expect, test } from 'vitest';
import type { SessionState } from '#domains/accounts/contract/session.ts';
import { ensureProfile } from './ensure-profile.ts';

const WITHOUT: SessionState = { user: { id: 'a', email: 'ana@example.com' }, profile: null, isAdminUser: false };
const WITH: SessionState = {
  ...WITHOUT,
  profile: {
    user_id: 'a',
    role: null,
    onboarding_completed: false,
    verification_status: 'pending',
    full_name: null,
    social_auth_only: false,
  },
};

function browser(first: SessionState) {
  const stored = new Map<string, string>();
  const seen: (string | undefined)[] = [];
  let state = first;
  return {
    stored,
    seen,
    auth: {
      getState: () => state,
      refresh: async () => {
        seen.push(stored.get('creating-profile'));
        await Promise.resolve();
        state = WITH;
      },
    },
    keys: {
      get: (key: string) => stored.get(key) ?? null,
      set: (key: string, value: string) => void stored.set(key, value),
      remove: (key: string) => void stored.delete(key),
    },
  };
}

test('two forms that miss the profile read it once, under its key', async () => {
  const tab = browser(WITHOUT);
  await Promise.all([ensureProfile(tab), ensureProfile(tab)]);
  expect(tab.seen).toEqual(['1']);
  expect(tab.auth.getState().profile).not.toBeNull();
  expect(tab.stored.size).toBe(0);
});

test('an existing profile is not read again', async () => {
  const tab = browser(WITH);
  await ensureProfile(tab);
  expect(tab.seen).toEqual([]);
});

test('a read that fails leaves no key behind', async () => {
  const tab = browser(WITHOUT);
  tab.auth.refresh = () => Promise.reject(new Error('network'));
  await expect(ensureProfile(tab)).rejects.toThrow('network');
  expect(tab.stored.size).toBe(0);
});
