import { expect, test } from 'vitest';
import type { Deps } from '#platform/server/deps.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs } from '#tests/support/people/candidates.ts';
import { deleteSessions, putCredential } from '../identity.repo.ts';
import { enter, signInPerson } from './sign-in.ts';

const app = sharedApp();

const origin = { address: '203.0.113.7', userAgent: 'test', cookies: '' };

/** The server, on which something happens between the checks of a sign-in and the session that it opens. */
const overtakenBy = (step: () => Promise<unknown>): Deps => ({
  ...app.deps,
  auth: {
    ...app.deps.auth,
    openSession: async (userId, origin) => {
      await step();
      return app.deps.auth.openSession(userId, origin);
    },
  },
});

test('a sign-in that was checked before a suspension leaves no session after it', async () => {
  const [ada, nurse] = [await signInAsAdmin(app), await signInAs(app)];
  const deps = overtakenBy(() =>
    ada.http.post(`/api/admin/users/${nurse.userId}/suspend`, { reason: 'A stolen laptop.' }),
  );
  await expect(enter(deps, nurse.userId, origin, { way: 'password', alertsOwner: true })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: expect.stringContaining('suspended'),
  });
  const { body } = await ada.http.get(`/api/admin/users/${nurse.userId}`);
  expect(body).toMatchObject({ isSuspended: true, sessions: [] });
});

test('a sign-in by a password that is changed meanwhile leaves no session', async () => {
  const nurse = await signInAs(app);
  const { email } = (await nurse.http.get('/api/session')).body.user;
  const signIn = (password: string, deps: Deps = app.deps) => signInPerson(deps, { email, password }, origin);
  const sessions = () => app.asOwner('select id from auth.sessions where user_id = $1', [nurse.userId]);
  const setPassword = async (password: string) => {
    const hash = await app.deps.auth.hashPassword(password);
    await app.deps.db.asAuth(async (tx) => {
      await deleteSessions(tx, nurse.userId);
      await putCredential(tx, nurse.userId, hash);
    });
  };
  await setPassword('prairie winds 1');
  await signIn('prairie winds 1');
  expect(await sessions()).toHaveLength(1);

  const stolen = signIn(
    'prairie winds 1',
    overtakenBy(() => setPassword('prairie winds 2')),
  );
  await expect(stolen).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await sessions()).toEqual([]);

  // The same password under a newer hash is still the password.
  await signIn(
    'prairie winds 2',
    overtakenBy(() => setPassword('prairie winds 2')),
  );
  expect(await sessions()).toHaveLength(1);
});
