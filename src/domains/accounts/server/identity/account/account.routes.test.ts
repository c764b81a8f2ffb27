import { beforeEach, describe, expect, test } from 'vitest';
import { sealAudit } from '#domains/operations/server/audit/chain.ts';
import { MATCHING_NOTICE_VERSION } from '#domains/profiles/contract/consents.ts';
import { placeHold, releaseHolds } from '#tests/support/arrange.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp, startTestApp } from '#tests/support/app.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  confirmWith,
  DAY,
  eventually,
  noticeTitlesOf,
  publish,
  theMatch,
} from '#tests/support/people/hiring.ts';
import { ANA, EDDA, join, linkTo, mailsTo, someone } from '#tests/support/people/identity.ts';
import { tablesThatKnow } from '#tests/support/traces.ts';
import { runDueDeletions } from './delete-account.ts';
import { enter } from '../sign-in/sign-in.ts';

/** Its clock only moves forward. */
const app = sharedApp();
let ana: ReturnType<typeof someone>;
let credentials: { email: string; password: string };
beforeEach(() => {
  ana = someone(ANA);
  credentials = { email: ana.email, password: ana.password };
});

describe('an email change', () => {
  const tokenTo = async (address: string) => (await linkTo(app, address, 'email_change')).searchParams.get('token');
  const confirm = (token: string | null) => app.visitor().post('/api/auth/confirm-email-change', { token });
  const another = () => someone(ANA).email;

  test('takes effect once both addresses have confirmed it, in either order, each link once', async () => {
    const { http, userId } = await join(app, ana);
    const fresh = another();
    const ask = (newEmail: string, currentPassword: string = ana.password) =>
      http.post('/api/me/email', { newEmail, currentPassword });
    expect((await ask(fresh, 'wrong')).body.fields).toHaveProperty('currentPassword');
    expect((await ask(ana.email)).body.fields).toHaveProperty('newEmail');
    expect((await ask(`  ${fresh.toUpperCase()} `)).status).toBe(202);
    expect((await http.get('/api/me/email')).body).toMatchObject({
      email: ana.email,
      pending: { newEmail: fresh, isOldConfirmed: false, isNewConfirmed: false },
    });
    const token = await tokenTo(fresh);
    expect((await confirm(token)).body).toEqual({ isComplete: false });
    expect((await confirm(token)).body.error).toBe('TOKEN_INVALID');
    expect((await http.get('/api/session')).body.user.email).toBe(ana.email);
    expect((await confirm(await tokenTo(ana.email))).body).toEqual({ isComplete: true });
    expect((await http.get('/api/session')).body.user.email).toBe(fresh);
    expect(await app.asOwner('select email from candidate_contacts where user_id = $1', [userId])).toEqual([
      { email: fresh },
    ]);
    expect((await app.visitor().post('/api/auth/sign-in', { ...credentials, email: fresh })).status).toBe(200);
    expect((await mailsTo(app, ana.email, 'security_alert'))[0]?.text).toContain('email of your account was changed');
  });

  test('to a taken address gets the same answer, sends no link, and never takes effect', async () => {
    const { http } = await join(app, ana);
    const edda = someone(EDDA);
    await join(app, edda);
    const taken = await http.post('/api/me/email', { newEmail: edda.email, currentPassword: ana.password });
    expect([taken.status, taken.body]).toEqual([202, { ok: true }]);
    expect((await confirm(await tokenTo(ana.email))).body).toEqual({ isComplete: false });
    expect(await mailsTo(app, edda.email, 'email_change')).toEqual([]);
  });

  test('can be canceled, expires after a day, and is replaced by a newer one', async () => {
    const { http } = await join(app, ana);
    const ask = (newEmail: string) => http.post('/api/me/email', { newEmail, currentPassword: ana.password });
    const [one, other, third] = [another(), another(), another()];
    await ask(one);
    const first = await tokenTo(one);
    await ask(other);
    expect((await confirm(first)).status).toBe(400);
    const second = await tokenTo(other);
    await http.delete('/api/me/email');
    expect((await confirm(second)).status).toBe(400);
    expect((await http.get('/api/me/email')).body.pending).toBeNull();
    await ask(third);
    const last = await tokenTo(third);
    app.clock.advance(DAY + 1);
    expect((await confirm(last)).status).toBe(400);
  });
});

describe('deleting an account', () => {
  test('happens after thirty days unless the owner signs in before', async () => {
    const { http, userId } = await join(app, ana);
    expect((await http.post('/api/me/account/delete', { currentPassword: 'wrong' })).status).toBe(422);
    const asked = await http.post('/api/me/account/delete', { currentPassword: ana.password });
    expect(new Date(asked.body.deletedOn).getTime()).toBeGreaterThanOrEqual(
      app.clock.now().getTime() + 30 * DAY - 60_000,
    );
    expect((await http.get('/api/session')).body.user).toBeNull();
    expect(await mailsTo(app, ana.email, 'account_deletion')).toHaveLength(1);
    app.clock.advance(29 * DAY);
    await runDueDeletions(app.deps);
    expect((await app.visitor().post('/api/auth/sign-in', credentials)).status).toBe(200);
    app.clock.advance(5 * DAY);
    await runDueDeletions(app.deps);
    expect((await app.visitor().post('/api/auth/sign-in', credentials)).status).toBe(200);
    const lines = await app.asOwner(
      `select action from audit_log where subject_id = $1 and action like '%deletion%' order by seq`,
      [userId],
    );
    expect(lines.map(({ action }) => action)).toEqual(['account.deletion_asked', 'account.deletion_canceled']);
  });

  test('hides a candidate from employers immediately, and shows the candidate again after a sign-in', async () => {
    const hospital = await anApprovedHospital(app);
    const nurse = await anApprovedNurse(app);
    const jobId = await publish(app, hospital);
    await theMatch(nurse);
    const applicationId = await applyByHand(nurse, jobId);
    const path = `/api/employer/applications/${applicationId}`;
    const isMatched = async () =>
      (await app.asOwner('select is_current from matches where candidate_id = $1', [nurse.userId]))[0]?.['is_current'];
    expect((await hospital.http.get(path)).status).toBe(200);

    expect((await nurse.http.post('/api/me/account/delete', {})).status).toBe(200);
    expect((await hospital.http.get(path)).status).toBe(404);
    expect((await hospital.http.get(`/api/jobs/${jobId}/candidates`)).body.items).toEqual([]);
    await eventually(async () => expect(await isMatched()).toBe(false));

    const ada = await signInAsAdmin(app, 'Ada Reyes');
    const { items } = (await ada.http.get('/api/admin/holds')).body;
    const [hold, ...others] = items.filter(({ subjectId }: { subjectId: string }) => subjectId === nurse.userId);
    expect([hold.kind, others]).toEqual(['leaving', []]);
    expect((await ada.http.post(`/api/admin/holds/${hold.id}/release`, { reason: 'No.' })).status).toBe(409);

    const browser = { address: '127.0.0.1', userAgent: 'test', cookies: '' };
    await enter(app.deps, nurse.userId, browser, { way: 'password', alertsOwner: false });
    expect((await hospital.http.get(path)).status).toBe(200);
    await eventually(async () => expect(await isMatched()).toBe(true));
  });

  test('leaves nothing that names the person; the application keeps the pseudonym and the audit chain verifies', async () => {
    const app = await startTestApp();
    const hospital = await anApprovedHospital(app);
    const nurse = await anApprovedNurse(app);
    const jobId = await publish(app, hospital);
    await theMatch(nurse);
    const applicationId = await applyByHand(nurse, jobId);
    // Still ahead when the account is erased: a past interview sends no cancellation.
    const interviewId = await confirmWith(app, hospital, nurse, applicationId, [40]);
    await sealAudit(app.deps);
    expect(JSON.stringify((await hospital.http.get(`/api/employer/applications/${applicationId}`)).body)).toContain(
      'Whitfield',
    );

    expect((await nurse.http.post('/api/me/account/delete', {})).status).toBe(200);
    app.clock.advance(30 * DAY + 1000);
    await runDueDeletions(app.deps);

    expect(await tablesThatKnow(app, ['Whitfield', nurse.email, '573-555-0142', '12 Elm St'])).toEqual([]);
    const seen = await hospital.http.get(`/api/jobs/${jobId}/candidates`);
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body)).not.toContain('Whitfield');
    const [kept] = await app.asOwner(
      `select a.stage, r.receipt, p.pseudonym from applications a join application_receipts r on r.application_id = a.id
       join candidate_profiles p on p.user_id = a.candidate_id where a.id = $1`,
      [applicationId],
    );
    expect(kept).toMatchObject({
      stage: 'withdrawn',
      pseudonym: expect.stringMatching(/^TG-/),
      receipt: { organizationName: 'Quillreed Hospital', reasons: [] },
    });
    await eventually(async () => expect(await noticeTitlesOf(hospital)).toContain('An interview was canceled'));
    expect((await hospital.http.get('/api/interviews?state=all')).body.items).toMatchObject([
      { id: interviewId, status: 'canceled' },
    ]);
    await sealAudit(app.deps);
    const ada = await signInAsAdmin(app);
    expect((await ada.http.post('/api/admin/audit/check')).body).toMatchObject({ ok: true, problem: null });

    await placeHold(app, 'person', nurse.userId, 'suspension', 'a dispute');
    app.clock.advance(365 * DAY + 1000);
    await runDueDeletions(app.deps);
    expect(await app.asOwner('select 1 from applications where id = $1', [applicationId])).toHaveLength(1);
    await releaseHolds(app, nurse.userId);
    await runDueDeletions(app.deps);
    expect(await app.asOwner('select 1 from applications where id = $1', [applicationId])).toEqual([]);
    expect((await ada.http.post('/api/admin/audit/check')).body).toMatchObject({ ok: true, problem: null });
  });

  test('is refused to administrators and to the only owner of an organization', async () => {
    const ada = await signInAsAdmin(app);
    expect((await ada.http.post('/api/me/account/delete', {})).status).toBe(403);
    const hospital = await anApprovedHospital(app);
    expect(await hospital.http.post('/api/me/account/delete', {})).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Quillreed Hospital') },
    });
    expect((await hospital.http.get('/api/session')).body.user).not.toBeNull();
  });
});

test('a changed text, terms or matching notice, must be accepted once more in its current version', async () => {
  const { http, userId } = await join(app, ana);
  const due = async () => (await http.get('/api/me/agreements')).body.due;
  await app.asOwner(`insert into consents (user_id, kind, version) values ($1, 'matching_notice', $2)`, [
    userId,
    MATCHING_NOTICE_VERSION,
  ]);
  expect(await due()).toEqual([]);
  await app.asOwner(`update consents set version = '2020-01-01' where user_id = $1`, [userId]);
  const asked = await due();
  expect(asked.map(({ kind }: { kind: string }) => kind)).toEqual(['terms', 'matching_notice']);
  for (const agreement of asked) {
    const old = { ...agreement, version: '2020-01-01' };
    expect((await http.post('/api/me/agreements', old)).status).toBe(409);
    expect((await http.post('/api/me/agreements', agreement)).status).toBe(200);
    expect((await http.post('/api/me/agreements', agreement)).status).toBe(200);
  }
  expect(await due()).toEqual([]);
  expect(await app.asOwner('select version from consents where user_id = $1', [userId])).toHaveLength(4);
  expect((await app.visitor().get('/api/me/agreements')).status).toBe(401);
});
