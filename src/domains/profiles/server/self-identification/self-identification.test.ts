import { expect, test } from 'vitest';
import { ACTING_USER_HEADER, ACTING_WRITES_HEADER } from '#domains/accounts/contract/acting-rules.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs } from '#tests/support/people/candidates.ts';

const app = sharedApp();

const PATH = '/api/me/self-identification';
const rowsOf = (userId: string) =>
  app.asOwner('select sex, race_ethnicity from candidate_demographics where user_id = $1', [userId]);

test('a candidate answers, declines and withdraws; no other trace of it remains', async () => {
  const { http, userId } = await signInAs(app);
  const traces = () =>
    app.asOwner(
      `select (select count(*) from audit_log where $1 in (subject_id, actor_id::text)) as lines,
         (select count(*) from market_changes where entity_id = $1::uuid) as changes`,
      [userId],
    );
  const before = await traces();
  expect((await http.get(PATH)).body).toEqual({ answer: null });
  expect(await http.put(PATH, { sex: 'female', raceEthnicity: 'two_or_more' })).toMatchObject({
    status: 200,
    body: { answer: { sex: 'female', raceEthnicity: 'two_or_more', updatedAt: app.clock.now().toISOString() } },
  });
  expect(await rowsOf(userId)).toEqual([{ sex: 'female', race_ethnicity: 'two_or_more' }]);
  await http.put(PATH, { sex: null, raceEthnicity: 'two_or_more' });
  expect((await http.get(PATH)).body).toMatchObject({ answer: { sex: null, raceEthnicity: 'two_or_more' } });
  for (const _ of ['once', 'twice']) {
    expect(await http.delete(PATH)).toMatchObject({ status: 200, body: { answer: null } });
  }
  expect(await rowsOf(userId)).toEqual([]);
  expect(await traces()).toEqual(before);
});

test('an unknown answer is refused at its field; both questions are required, and nothing else is accepted', async () => {
  const { http, userId } = await signInAs(app);
  expect(await http.put(PATH, { sex: 'female', raceEthnicity: 'martian' })).toMatchObject({
    status: 422,
    body: { fields: { raceEthnicity: expect.any(String) } },
  });
  expect(await http.put(PATH, { sex: 'female' })).toMatchObject({ status: 422 });
  expect(await http.put(PATH, { sex: null, raceEthnicity: null, age: 40 })).toMatchObject({ status: 422 });
  expect(await rowsOf(userId)).toEqual([]);
});

test('employers, administrators and visitors have no such page, and acting as a candidate can’t read or answer', async () => {
  const { http, userId } = await signInAs(app);
  await http.put(PATH, { sex: 'male', raceEthnicity: 'asian' });
  const ada = await signInAsAdmin(app);
  const employer = await signInAs(app, 'employer');
  expect(await employer.http.get(PATH)).toMatchObject({ status: 403 });
  expect(await ada.http.get(PATH)).toMatchObject({ status: 403 });
  expect(await app.visitor().get(PATH)).toMatchObject({ status: 401 });

  const acting = { [ACTING_USER_HEADER]: userId, [ACTING_WRITES_HEADER]: '1' };
  expect((await ada.http.get(PATH, acting)).body).toEqual({ answer: null });
  expect(await ada.http.put(PATH, { sex: null, raceEthnicity: null }, acting)).toMatchObject({
    status: 403,
    body: { message: 'Only the person can do this.' },
  });
  await ada.http.delete(PATH, acting);
  expect(await rowsOf(userId)).toEqual([{ sex: 'male', race_ethnicity: 'asian' }]);
});
