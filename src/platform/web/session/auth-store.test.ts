import { expect, test } from 'vitest';
import type { SessionState } from '#domains/accounts/contract/session.ts';
import { createAuthStore, INITIAL_STATE, type AuthEvent, type TabChannel } from './auth-store.ts';

const NOBODY: SessionState = { user: null, profile: null, isAdminUser: false };
const ANA: SessionState = {
  user: { id: '7b0c9e5c-6a5e-4c55-9a53-0f5f3a1d2c11', email: 'ana@example.com' },
  profile: {
    user_id: '7b0c9e5c-6a5e-4c55-9a53-0f5f3a1d2c11',
    role: 'job_seeker',
    onboarding_completed: false,
    verification_status: 'pending',
    full_name: 'Ana Ruiz',
    social_auth_only: false,
  },
  isAdminUser: false,
};

/** Two tabs of one browser, each receiving the events of the other. */
function tabs(): [TabChannel, TabChannel] {
  const ears: Set<(event: AuthEvent) => void>[] = [new Set(), new Set()];
  const make = (own: number): TabChannel => ({
    send: (event) => ears[1 - own]?.forEach((heard) => heard(event)),
    listen(heard) {
      ears[own]?.add(heard);
      return () => ears[own]?.delete(heard);
    },
  });
  return [make(0), make(1)];
}

const settled = (store: ReturnType<typeof createAuthStore>) =>
  new Promise<void>((resolve) => {
    const stop = store.onEvent(() => {
      stop();
      resolve();
    });
  });

test('the store starts loading and becomes ready with the signed-in user', async () => {
  const [channel] = tabs();
  const store = createAuthStore({ read: async () => ANA, channel });
  expect(store.getState()).toEqual(INITIAL_STATE);
  const events: AuthEvent[] = [];
  store.onEvent((event) => events.push(event));
  const done = settled(store);
  store.start();
  await done;
  expect(store.getState()).toMatchObject({
    ...ANA,
    email: 'ana@example.com',
    ready: true,
    loading: false,
    initializing: false,
  });
  expect(events).toEqual(['INITIAL_SESSION']);
});

test('a second start reads nothing and hears nothing twice, and stops what the first began', async () => {
  const [here, there] = tabs();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return ANA;
  };
  const store = createAuthStore({ read, channel: here });
  store.start();
  const stop = store.start();
  await settled(store);
  expect(reads).toBe(1);
  there.send('USER_UPDATED');
  await settled(store);
  expect(reads).toBe(2);
  stop();
  there.send('USER_UPDATED');
  store.start();
  await settled(store);
  expect(reads).toBe(3);
});

test('a failed read counts as signed out', async () => {
  const [channel] = tabs();
  const store = createAuthStore({ read: () => Promise.reject(new Error('network')), channel });
  await store.refresh();
  expect(store.getState()).toMatchObject({ ...NOBODY, ready: true, loading: false, email: null });
});

test('a second tab is notified of a sign-in and a sign-out', async () => {
  let session = NOBODY;
  const [here, there] = tabs();
  const first = createAuthStore({ read: async () => session, channel: here });
  const second = createAuthStore({ read: async () => session, channel: there });
  second.start();
  await settled(second);

  session = ANA;
  const heardIn = settled(second);
  first.apply('SIGNED_IN', ANA);
  await heardIn;
  expect(second.getState().user).toEqual(ANA.user);

  session = NOBODY;
  const heardOut = settled(second);
  first.apply('SIGNED_OUT', NOBODY);
  await heardOut;
  expect(second.getState().user).toBeNull();
});

test('a slow answer does not overwrite a newer change', async () => {
  let release: (session: SessionState) => void = () => undefined;
  const [channel] = tabs();
  const store = createAuthStore({ read: () => new Promise((resolve) => (release = resolve)), channel });
  const reading = store.refresh();
  store.apply('SIGNED_IN', ANA);
  release(NOBODY);
  await reading;
  expect(store.getState().user).toEqual(ANA.user);
});

test('a refresh keeps the signed-in user while it loads', async () => {
  const [channel] = tabs();
  const store = createAuthStore({ read: async () => ANA, channel });
  store.apply('SIGNED_IN', ANA);
  const reading = store.refresh();
  expect(store.getState()).toMatchObject({ user: ANA.user, loading: true, ready: true, initializing: false });
  await reading;
});
