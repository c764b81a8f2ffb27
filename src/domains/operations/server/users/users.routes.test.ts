import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { authUsers } from '#platform/db/auth.ts';
import { admin } from '#platform/server/database/db.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, fillProfile, openBrowser, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';

const app = sharedApp();
let ada: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app);
});

const at = ({ userId }: { userId: string }, step = '') => `/api/admin/users/${userId}${step}`;
const SEARCH = '/api/admin/users/search';
const find = async (words: object) => (await ada.http.post(SEARCH, words)).body;
const names = (page: { items: { fullName: string }[] }) => page.items.map(({ fullName }) => fullName);
const linesAbout = (userId: string) =>
  app.asOwner(`select action, actor_id, detail from audit_log where subject_id = $1 order by seq`, [userId]);

describe('finding people', () => {
  test('by part of a name, by address, by several words and by short ones; wildcards are literal', async () => {
    const wu = await signInAs(app, 'job_seeker', 'Wu Zetian');
    const odd = await signInAs(app, 'employer', 'Percy 100% Under_score');
    expect(names(await find({ q: 'ZETI' }))).toEqual(['Wu Zetian']);
    expect(names(await find({ q: 'wu' }))).toEqual(['Wu Zetian']);
    expect(names(await find({ q: 'zetian wu' }))).toEqual(['Wu Zetian']);
    expect(names(await find({ q: 'zetian percy' }))).toEqual([]);
    expect(await find({ q: wu.email })).toMatchObject({
      items: [{ userId: wu.userId, email: wu.email, role: 'job_seeker', isSuspended: false }],
    });
    expect(names(await find({ q: '100%' }))).toEqual(['Percy 100% Under_score']);
    expect(names(await find({ q: 'under_' }))).toEqual(['Percy 100% Under_score']);
    expect(names(await find({ q: 'under_score', role: 'job_seeker' }))).toEqual([]);
    expect((await find({ q: odd.email, role: 'employer' })).items).toHaveLength(1);
    expect(names(await find({ q: 'zetian', status: 'onboarding' }))).toEqual(['Wu Zetian']);
    await app.asOwner('update profiles set onboarding_completed = true where user_id = $1', [wu.userId]);
    expect(names(await find({ q: 'zetian', status: 'onboarding' }))).toEqual([]);
  });

  test('a new name and address are found immediately, the old ones no longer', async () => {
    const nurse = await signInAs(app, 'job_seeker', 'Orla Before');
    await nurse.http.put('/api/me/profile/about', { ...aNurse.about, fullName: 'Orla Afterwards' });
    await app.asOwner(`update auth.users set email = 'moved-orla@example.test' where id = $1`, [nurse.userId]);
    expect(names(await find({ q: 'orla before' }))).toEqual([]);
    expect(names(await find({ q: 'moved-orla' }))).toEqual(['Orla Afterwards']);
  });

  test('in pages, newest first, each account once; a forged cursor is refused', async () => {
    const rows = Array.from({ length: 7 }, (_, i) => ({
      name: `Pagewise ${i}`,
      email: `pagewise-${i}@example.test`,
      signupRole: 'employer' as const,
    }));
    await app.deps.db.auth.insert(authUsers).values(rows);
    for (const words of [{ q: 'pagewise' }, { q: 'pagewise', role: 'employer' }]) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const page = await find({ ...words, limit: 3, ...(cursor ? { cursor } : {}) });
        seen.push(...names(page));
        cursor = page.nextCursor ?? '';
      } while (cursor);
      expect(seen.toSorted()).toEqual(rows.map(({ name }) => name));
    }
    expect(await ada.http.post(SEARCH, { cursor: 'nonsense' })).toMatchObject({ status: 422 });
  });

  test('a rare word is searched by its trigrams, whatever the planner estimates', async () => {
    await app.asOwner(`insert into auth.users (name, email, email_verified)
      select 'Filler ' || i, 'filler-' || i || '@example.test', true from generate_series(1, 21000) i`);
    await app.asOwner(`update user_search set created_at = now() - interval '1 year' where words like '%zetian%'`);
    expect(names(await find({ q: 'zetian' }))).toEqual(['Wu Zetian']);
    const plan = await app.deps.db.as(admin(ada.userId), async (tx) => {
      await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
      return tx.execute(sql`explain select * from user_search where words like '%zetian%'`);
    });
    expect(JSON.stringify(plan.rows)).toContain('user_search_words');
  });
});

describe('one account', () => {
  test('shows its sessions and ends one or all; viewing and ending are logged', async () => {
    const nurse = await signInAs(app);
    const phone = await openBrowser(app, nurse.userId);
    const { body: user } = await ada.http.get(at(nurse));
    expect(user).toMatchObject({ email: nurse.email, isMe: false, openHolds: [], emailVerified: true });
    expect(user.sessions).toHaveLength(2);

    const [last] = user.sessions;
    const one = await ada.http.post(at(nurse, '/end-sessions'), { sessionId: last.id });
    expect(one.body.sessions.map(({ id }: { id: string }) => id)).toEqual([user.sessions[1].id]);
    expect(await ada.http.post(at(nurse, '/end-sessions'), { sessionId: last.id })).toMatchObject({ status: 404 });
    expect((await ada.http.post(at(nurse, '/end-sessions'), {})).body.sessions).toEqual([]);
    expect((await phone.get('/api/me/profile')).status).toBe(401);
    expect((await nurse.http.get('/api/me/profile')).status).toBe(401);
    expect((await linesAbout(nurse.userId)).map(({ action, actor_id: by }) => [action, by])).toEqual([
      ['account.viewed', ada.userId],
      ['account.sessions_ended', ada.userId],
      ['account.sessions_ended', ada.userId],
    ]);
  });

  test('ending all own sessions keeps the current one', async () => {
    await openBrowser(app, ada.userId);
    const { body } = await ada.http.post(at(ada, '/end-sessions'), {});
    expect(body.sessions).toMatchObject([{ isCurrent: true }]);
    expect(body).toMatchObject({ isMe: true, nextRoles: [] });
  });
});

describe('suspension', () => {
  const password = 'prairie-grass-9';

  test('ends every session, blocks sign-in and visibility, and can be lifted; both need a reason', async () => {
    const nurse = await signInAs(app);
    await nurse.http.put('/api/auth/password', { newPassword: password });
    expect(await ada.http.post(at(nurse, '/suspend'), { reason: ' ' })).toMatchObject({ status: 422 });
    const suspended = await ada.http.post(at(nurse, '/suspend'), { reason: 'A forged license.' });
    expect(suspended).toMatchObject({
      status: 200,
      body: { isSuspended: true, sessions: [], openHolds: [{ kind: 'suspension', reason: 'A forged license.' }] },
    });
    expect((await find({ status: 'suspended' })).items).toMatchObject([{ userId: nurse.userId }]);
    expect((await nurse.http.get('/api/me/profile')).status).toBe(401);
    const signIn = () => app.visitor().post('/api/auth/sign-in', { email: nurse.email, password });
    expect(await signIn()).toMatchObject({ status: 403, body: { message: expect.stringContaining('suspended') } });
    expect(await app.asOwner(`select app.is_held('person', $1) as held`, [nurse.userId])).toEqual([{ held: true }]);
    expect(await ada.http.post(at(nurse, '/suspend'), { reason: 'Twice.' })).toMatchObject({ status: 409 });

    const lifted = await ada.http.post(at(nurse, '/lift'), { reason: 'It was genuine.' });
    expect(lifted.body).toMatchObject({ isSuspended: false, openHolds: [] });
    expect((await signIn()).status).toBe(200);
    expect(await ada.http.post(at(nurse, '/lift'), { reason: 'Twice.' })).toMatchObject({ status: 409 });
    expect((await linesAbout(nurse.userId)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.suspended', 'account.sessions_ended', 'account.suspension_lifted']),
    );
  });

  test('a hold from a review does not block sign-in, a suspension does; self-suspension is refused', async () => {
    const nurse = await signInAs(app);
    await nurse.http.put('/api/auth/password', { newPassword: password });
    const held = { subjectType: 'person', subjectId: nurse.userId, reason: 'A complaint.' };
    expect((await ada.http.post('/api/admin/holds', held)).status).toBe(201);
    const signIn = () => app.visitor().post('/api/auth/sign-in', { email: nurse.email, password });
    expect((await signIn()).status).toBe(200);
    expect((await ada.http.post(at(nurse, '/suspend'), { reason: 'It is true.' })).body.openHolds).toHaveLength(1);
    expect((await signIn()).status).toBe(403);
    expect(await ada.http.post(at(ada, '/suspend'), { reason: 'Me.' })).toMatchObject({ status: 403 });
  });
});

describe('roles', () => {
  test('an account without a submitted profile can change its role, which ends its sessions', async () => {
    const person = await signInAs(app, 'job_seeker', 'Iris Newton');
    const made = await ada.http.post(at(person, '/role'), { role: 'admin', reason: 'Joins the review team.' });
    expect(made.body).toMatchObject({ role: 'admin', sessions: [], nextRoles: ['job_seeker', 'employer'] });
    const iris = await openBrowser(app, person.userId);
    expect((await iris.post(SEARCH, {})).status).toBe(200);
    expect(await ada.http.post(at(person, '/role'), { role: 'admin', reason: 'Again.' })).toMatchObject({
      status: 409,
      body: { current: 'admin' },
    });
    await ada.http.post(at(person, '/role'), { role: 'employer', reason: 'Left the team.' });
    expect((await iris.post(SEARCH, {})).status).toBe(401);
    expect(await linesAbout(person.userId)).toContainEqual({
      action: 'role.changed',
      actor_id: ada.userId,
      detail: { from: 'job_seeker', to: 'admin', reason: 'Joins the review team.' },
    });
  });

  test('of two administrators who demote each other concurrently, one remains', async () => {
    for (const [step, body] of [
      ['/role', { role: 'employer', reason: 'Moves on.' }],
      ['/suspend', { reason: 'A stolen laptop.' }],
    ] as const) {
      const [one, two] = [await signInAsAdmin(app, 'Bea Long'), await signInAsAdmin(app, 'Cal Short')];
      const answers = await Promise.all([one.http.post(at(two, step), body), two.http.post(at(one, step), body)]);
      const statuses = answers.map(({ status }) => status);
      expect(
        statuses.filter((status) => status === 200),
        String(statuses),
      ).toHaveLength(1);
    }
  });

  test('a submitted profile keeps its role; own role and unconfirmed addresses are refused', async () => {
    const nurse = await signInAs(app);
    await fillProfile(nurse.http, { submit: true });
    expect((await ada.http.get(at(nurse))).body.nextRoles).toEqual([]);
    expect(await ada.http.post(at(nurse, '/role'), { role: 'admin', reason: 'No.' })).toMatchObject({ status: 409 });
    expect(await ada.http.post(at(ada, '/role'), { role: 'employer', reason: 'No.' })).toMatchObject({ status: 403 });
    const unknown = await signInAs(app);
    await app.asOwner('update auth.users set email_verified = false where id = $1', [unknown.userId]);
    expect(await ada.http.post(at(unknown, '/role'), { role: 'admin', reason: 'No.' })).toMatchObject({ status: 409 });
  });
});
