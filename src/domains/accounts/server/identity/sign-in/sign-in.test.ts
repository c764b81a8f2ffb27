import { expect, test } from 'vitest';
import type { Deps } from '#platform/server/deps.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs } from '#tests/support/people/candidates.ts';
import { enter } from './sign-in.ts';

const app = sharedApp();

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
  const origin = { address: '203.0.113.7', userAgent: 'test', cookies: '' };
  await expect(enter(deps, nurse.userId, origin, { way: 'password', alertsOwner: true })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: expect.stringContaining('suspended'),
  });
  const { body } = await ada.http.get(`/api/admin/users/${nurse.userId}`);
  expect(body).toMatchObject({ isSuspended: true, sessions: [] });
});
