import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { DAY } from '#tests/support/people/hiring.ts';
import { ANA, join, someone } from '#tests/support/people/identity.ts';
import { runDueDeletions } from './delete-account.ts';
import { eraseAgain, erasedPeople } from './erasures.ts';

const app = sharedApp();

const emailOf = async (userId: string) =>
  (await app.asOwner('select email from auth.users where id = $1', [userId]))[0]?.['email'];

test('an erasure is kept outside the database, by ID alone', async () => {
  const ana = someone(ANA);
  const { http, userId } = await join(app, ana);
  expect((await http.post('/api/me/account/delete', { currentPassword: ana.password })).status).toBe(200);
  app.clock.advance(31 * DAY);
  await runDueDeletions(app.deps);
  await expect.poll(() => erasedPeople(app.deps.files)).toContain(userId);
  expect(await app.deps.files.getNote(`erased-${userId}`)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('who came back with a restored database is erased again, once, and stays on the list', async () => {
  const back = await join(app, someone(ANA));
  const stays = await join(app, someone(ANA));
  const list = [back.userId, randomUUID()];
  expect(await eraseAgain(app.deps, list)).toBe(1);
  expect(await emailOf(back.userId)).toBe(`${back.userId}@deleted.invalid`);
  expect(await emailOf(stays.userId)).toContain('@example.com');
  expect(await erasedPeople(app.deps.files)).toEqual(expect.arrayContaining(list));
  expect(await eraseAgain(app.deps, list)).toBe(0);
});
