// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { signOut } from '#domains/accounts/contract/identity.ts';
import { readSession } from '#domains/accounts/contract/session.ts';
import { answering } from '#tests/components/answering.ts';
import { localKeys } from './auth-storage.ts';
import { auth } from './auth.ts';

const PERSON = { id: '00000000-0000-4000-8000-000000000001', email: 'dana@example.com' };

test('after a sign-out that waited for the server, the session is not asked for, which the page may hold from before it', async () => {
  const asked = answering(readSession, () => ({ user: PERSON, profile: null, isAdminUser: false }));
  const ended = answering(signOut, () => ({ ok: true }));
  localKeys.set('signOutPending', 'local');
  expect(await auth.refresh()).toMatchObject({ ready: true, user: null });
  expect(ended).toHaveLength(1);
  expect(asked).toHaveLength(0);
  expect(localKeys.get('signOutPending')).toBeNull();
  expect(await auth.refresh()).toMatchObject({ user: PERSON });
});
