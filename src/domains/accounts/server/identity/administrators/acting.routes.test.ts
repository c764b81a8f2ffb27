import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { runWhileActing } from '#platform/server/acting.ts';
import { user } from '#platform/server/database/db.ts';
import {
  ACTING_ROLE_HEADER,
  ACTING_USER_HEADER,
  ACTING_WRITES_HEADER,
} from '#domains/accounts/contract/acting-rules.ts';
import { markFacts } from '#tests/support/arrange.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { anApprovedNurse } from '#tests/support/people/hiring.ts';

const app = sharedApp();
let ada: SignedIn;
let dana: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app);
  dana = await signInAs(app);
});

const as = ({ userId }: { userId: string }, writes = false) => ({
  [ACTING_USER_HEADER]: userId,
  ...(writes ? { [ACTING_WRITES_HEADER]: '1' } : {}),
});
const linesOf = (userId: string) =>
  app.asOwner(
    `select action, actor_id, acting_for_id, detail from audit_log where $1::text in (acting_for_id::text, subject_id) order by seq`,
    [userId],
  );

test('an administrator sees what the person may see, and the audit log records it once', async () => {
  const { http } = ada;
  const erin = await signInAs(app, 'job_seeker', 'Erin Vale');
  await erin.http.put('/api/me/profile/about', aNurse.about);
  const own = (await erin.http.get('/api/me/profile')).body;
  expect((await http.get('/api/me/profile', as(erin))).body).toEqual(own);
  expect((await http.get('/api/me/submission', as(erin))).status).toBe(200);
  expect(await linesOf(erin.userId)).toEqual([
    { action: 'acting.viewed', actor_id: ada.userId, acting_for_id: erin.userId, detail: {} },
  ]);
  expect((await http.get('/api/session', as(erin))).body).toMatchObject({
    user: { id: ada.userId },
    isAdminUser: true,
  });
});

test('changes are refused until allowed; then each is recorded with both names', async () => {
  const fay = await signInAs(app, 'job_seeker', 'Fay Moss');
  const { http } = ada;
  expect(await http.put('/api/me/profile/about', aNurse.about, as(fay))).toMatchObject({
    status: 403,
    body: { error: 'FORBIDDEN', message: expect.stringContaining('view-only mode') },
  });
  expect((await http.put('/api/me/profile/about', aNurse.about, as(fay, true))).status).toBe(200);
  expect((await fay.http.get('/api/me/profile')).body.about.zip).toBe(aNurse.about.zip);
  const report = { subjectType: 'organization', subjectId: randomUUID(), reason: 'scam' };
  await http.post('/api/reports', report, as(fay, true));
  const lines = await linesOf(fay.userId);
  expect(lines).toContainEqual({
    action: 'acting.wrote',
    actor_id: ada.userId,
    acting_for_id: fay.userId,
    detail: { method: 'PUT', path: '/api/me/profile/about' },
  });
  expect(lines.filter(({ actor_id }) => actor_id !== ada.userId)).toEqual([]);
});

test('audit lines written by services while acting also carry both names', async () => {
  const gil = await signInAs(app, 'job_seeker', 'Gil Orr');
  const [organization] = await app.asOwner(
    `insert into organizations (kind, name, facility_type, city, state, zip, created_by, verification_status)
     values ('facility', 'Prairie General', 'hospital', 'Joplin', 'MO', '64801', $1, 'approved') returning id`,
    [dana.userId],
  );
  const report = {
    subjectType: 'organization',
    subjectId: organization?.['id'],
    reason: 'scam',
    detail: 'They ask for money.',
  };
  expect((await ada.http.post('/api/reports', report, as(gil, true))).status).toBe(201);
  const lines = await app.asOwner(`select actor_id, acting_for_id from audit_log where action = 'report.filed'`);
  expect(lines).toContainEqual({ actor_id: ada.userId, acting_for_id: gil.userId });
});

test('an administrator can’t agree for a person or read medical documents and demographics', async () => {
  const hal = await signInAs(app, 'job_seeker', 'Hal Penn');
  await app.asOwner(`insert into candidate_demographics (user_id, sex) values ($1, 'male')`, [hal.userId]);
  expect(
    await ada.http.put('/api/me/auto-apply', { enabled: true, dailyCap: 1, activeCap: 1 }, as(hal, true)),
  ).toMatchObject({ status: 403, body: { message: 'Only the person can do this.' } });
  expect(await app.asOwner('select 1 from consents where user_id = $1', [hal.userId])).toEqual([]);
  const seen = () =>
    app.deps.db.as(user(hal.userId), (tx) =>
      tx.execute(sql`select sex from candidate_demographics where user_id = ${hal.userId}`),
    );
  expect((await seen()).rows).toHaveLength(1);
  expect((await runWhileActing({ adminId: ada.userId, userId: hal.userId }, seen)).rows).toEqual([]);
});

test('a file of a person’s data is for that person alone, whatever its format', async () => {
  const nurse = await anApprovedNurse(app, '65301');
  await markFacts(app, 'licenses', nurse.userId, 'verified');
  const look = (path: string) => ada.http.get(path, as(nurse));
  const { facts } = (await look('/api/me/passport')).body as { facts: { key: string }[] };
  for (const file of ['resume.json', 'fhir.json', 'passport.pdf']) {
    const path = `/api/me/passport/${file}?facts=${facts[0]?.key}`;
    expect((await nurse.http.get(path)).status, file).toBe(200);
    // The call is the administrator's own, and only candidates have a passport.
    expect((await look(path)).status, file).toBe(403);
  }
  expect((await look('/api/me/export')).body.tables.account).toMatchObject([{ id: ada.userId }]);
  // The address of a calendar shows interviews without a sign-in.
  expect(await ada.http.post('/api/me/calendar', {}, as(nurse, true))).toMatchObject({
    status: 403,
    body: { error: 'ONLY_THE_PERSON' },
  });
});

test('acting in a role alone shows no person’s data and is view only', async () => {
  const asEmployer = { [ACTING_ROLE_HEADER]: 'employer' };
  expect((await ada.http.get('/api/employer/jobs', asEmployer)).body.items).toEqual([]);
  expect((await ada.http.post('/api/jobs', {}, { ...asEmployer, [ACTING_WRITES_HEADER]: '1' })).status).toBe(403);
});

test('only an administrator’s headers count, only with a version-4 UUID, and never for another administrator', async () => {
  const profile = (await dana.http.get('/api/me/profile')).body;
  const erin = await signInAs(app, 'job_seeker', 'Erin Vale');
  expect((await dana.http.get('/api/me/profile', as(erin))).body).toEqual(profile);
  const without = await ada.http.get('/api/notifications');
  for (const userId of ['not-a-uuid', '00000000-0000-0000-0000-000000000000', '11111111-1111-1111-8111-111111111111']) {
    expect((await ada.http.get('/api/notifications', as({ userId }))).body, userId).toEqual(without.body);
  }
  const other = await signInAsAdmin(app, 'Otto Reyes');
  expect((await ada.http.get('/api/notifications', as(other))).status).toBe(404);
  expect((await ada.http.get('/api/notifications', as({ userId: randomUUID() }))).status).toBe(404);
});

test('the console finds people to act as and records starting, allowing changes and stopping', async () => {
  const ivy = await signInAs(app, 'employer', 'Ivy 100% Nash');
  const { body } = await ada.http.post('/api/admin/people/search', { q: '100%' });
  expect(body.items).toMatchObject([
    { userId: ivy.userId, fullName: 'Ivy 100% Nash', email: ivy.email, role: 'employer' },
  ]);
  expect((await ada.http.get(`/api/admin/people/${ivy.userId}`)).body.userId).toBe(ivy.userId);
  expect((await ada.http.get(`/api/admin/people/${ada.userId}`)).status).toBe(404);
  for (const step of ['started', 'writes_allowed', 'stopped']) {
    expect((await ada.http.post('/api/admin/acting', { step, userId: ivy.userId })).status).toBe(200);
  }
  expect((await linesOf(ivy.userId)).map(({ action }) => action)).toEqual([
    'acting.started',
    'acting.writes_allowed',
    'acting.stopped',
  ]);
  for (const [method, path] of [
    ['POST', '/api/admin/people/search'],
    ['GET', `/api/admin/people/${ivy.userId}`],
    ['POST', '/api/admin/acting'],
  ] as const) {
    expect((await dana.http.send(method, path, method === 'POST' ? { step: 'started' } : undefined)).status).toBe(403);
    expect((await app.visitor().send(method, path, method === 'POST' ? { step: 'started' } : undefined)).status).toBe(
      401,
    );
  }
});
