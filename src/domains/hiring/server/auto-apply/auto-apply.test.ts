import { beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#kernel/durations.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  accepting,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  eventually,
  inDays,
  noticeTitlesOf,
  offerTo,
  proposeTo,
  publish,
} from '#tests/support/people/hiring.ts';
import { sendAndPlan } from './send-plans.ts';

/** Each test has a town of its own, too far from the others to commute. */
const TOWNS = ['64801', '63101', '64106', '65201', '63701', '63501', '66502'];
const app = sharedApp();
let zip: string;
let nurse: SignedIn;
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;

async function aTown() {
  zip = TOWNS.shift() ?? expect.fail('every test needs a town');
  [nurse, hospital] = [await anApprovedNurse(app, zip), await anApprovedHospital(app, zip)];
}

const post = (title = 'ICU nurse, nights') => publish(app, hospital, { zip, title });
const limits = (change: object = {}, who = nurse) =>
  who.http.put('/api/me/auto-apply', { enabled: true, dailyCap: 2, activeCap: 5, minScore: 0, ...change });
const settings = async () => (await nurse.http.get('/api/me/auto-apply')).body;
const inbox = async () => (await nurse.http.get('/api/me/planned-applications')).body;
const planned = async () =>
  (await inbox()).items as { id: string; state: string; sendAt: string; job: { id: string } }[];
const step = (what: string, id: string | undefined, who = nurse) =>
  who.http.post(`/api/me/planned-applications/${id}/${what}`);
const sent = async () =>
  (await nurse.http.get('/api/me/applications')).body.items
    .filter(({ source }: { source: string | null }) => source !== null)
    .map(({ job, source }: { job: { id: string }; source: string }) => [job.id, source]);
const shown = (count: number) =>
  eventually(async () =>
    expect(
      await app.asOwner(`select 1 from match_views where candidate_id = $1 and allocated_at is not null`, [
        nurse.userId,
      ]),
    ).toHaveLength(count),
  );
const aDayLater = async () => {
  app.clock.advance(36 * HOUR_MS);
  await sendAndPlan(app.deps);
};

beforeAll(async () => {
  app.clock.set(new Date('2026-11-24T20:00:00Z'));
});

test('saving limits sends nothing: what they allow is planned for nine o’clock, and goes out then', async () => {
  await aTown();
  const ids = [await post(), await post(), await post()];
  await shown(3);
  expect(await limits()).toMatchObject({ status: 200, body: { enabled: true, appliedToday: 0, active: 0 } });
  expect(await sent()).toEqual([]);
  const first = await planned();
  expect(first).toHaveLength(2);
  const nine = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', hour: 'numeric', minute: '2-digit' });
  expect(first.map(({ sendAt }) => nine.format(new Date(sendAt)))).toEqual(['9:00 AM', '9:00 AM']);
  expect(Date.parse(first[0]?.sendAt ?? '') - app.clock.now().getTime()).toBeGreaterThanOrEqual(12 * HOUR_MS);
  expect(await noticeTitlesOf(nurse)).toContain('We plan to send 2 applications');

  await sendAndPlan(app.deps);
  expect(await sent()).toEqual([]);
  app.clock.set(new Date(first[0]?.sendAt ?? ''));
  // Two processes at once, and a third run.
  await Promise.all([sendAndPlan(app.deps), sendAndPlan(app.deps)]);
  await sendAndPlan(app.deps);
  expect(new Set(await sent())).toEqual(new Set(first.map(({ job }) => [job.id, 'auto'])));
  expect(await settings()).toMatchObject({ appliedToday: 2, active: 2 });
  for (const [subject, whoSees] of [
    [
      'We plan to send 2 applications',
      'Everyone who hires there can then see your name, for all jobs of that employer.',
    ],
    ['We applied for you', 'Everyone who hires at Quillreed Hospital can see your name, for all its jobs.'],
  ]) {
    const mails = (await app.visitor().get(`/api/dev/emails?to=${nurse.email}`)).body as Record<string, string>[];
    expect(mails.find((mail) => mail['subject'] === subject)?.['text']).toContain(whoSees);
  }
  const { id } = (await nurse.http.get('/api/me/applications')).body.items[0];
  const read = async (who: SignedIn, path: string) =>
    (await who.http.get(path)).body.timeline.map(({ text }: { text: string }) => text);
  expect(await read(nurse, `/api/me/applications/${id}`)).toContain('Applied on your behalf');
  expect(await read(hospital, `/api/employer/applications/${id}`)).toContain('Applied automatically');
  // The rest is planned for the next day.
  const [rest, ...more] = await planned();
  expect(more).toEqual([]);
  expect(ids.filter((id) => !first.some(({ job }) => job.id === id))).toEqual([rest?.job.id]);
});

test('an accepted offer pauses it until the candidate resumes', async () => {
  await aTown();
  const hiring = await post();
  await shown(1);
  const applicationId = await applyByHand(nurse, hiring);
  await limits();
  await post();
  await eventually(async () => expect(await planned()).toHaveLength(1));
  await hospital.http.post(`/api/employer/applications/${applicationId}/shortlist`);
  await proposeTo(app, hospital, applicationId);
  const offer = await offerTo(app, hospital, applicationId, { expiresAt: inDays(app, 5) });
  expect(await nurse.http.post(`/api/offers/${offer}/accept`, accepting)).toMatchObject({ status: 200 });
  expect(await settings()).toMatchObject({ enabled: true, pausedAt: expect.any(String) });
  expect(await planned()).toEqual([]);
  // Saving limits doesn't resume it.
  await limits({ dailyCap: 1 });
  await aDayLater();
  expect(await sent()).toHaveLength(1);
  expect(await nurse.http.post('/api/me/auto-apply/resume')).toMatchObject({ status: 200, body: { pausedAt: null } });
  expect(await planned()).toHaveLength(1);
});

test('a skipped one is never sent and never planned again; a skip can be undone', async () => {
  await aTown();
  await post();
  await post();
  await shown(2);
  await limits({ dailyCap: 1 });
  const [one] = await planned();
  expect(await step('skip', one?.id)).toMatchObject({ status: 200 });
  // A double click and a second tab.
  expect(await step('skip', one?.id)).toMatchObject({ status: 200 });
  expect(await step('keep', one?.id)).toMatchObject({ status: 409, body: { current: 'skipped' } });
  expect(await planned()).toMatchObject([{ id: one?.id, state: 'skipped' }]);
  expect(await step('restore', one?.id)).toMatchObject({ status: 200 });
  expect(await step('keep', one?.id)).toMatchObject({ status: 200 });
  expect(await planned()).toMatchObject([{ id: one?.id, state: 'kept' }]);
  await step('skip', one?.id);

  await limits({ dailyCap: 2 });
  const other = (await planned()).filter(({ state }) => state === 'planned');
  expect(other.map(({ job }) => job.id)).not.toContain(one?.job.id);
  expect(other).toHaveLength(1);
  await aDayLater();
  await aDayLater();
  expect(await sent()).toEqual([[other[0]?.job.id, 'auto']]);
  const stranger = await anApprovedNurse(app, zip);
  expect(await step('keep', one?.id, stranger)).toMatchObject({ status: 404 });
});

test('limits that contradict each other are refused at the field', async () => {
  const contradicting = { dailyCap: 3, activeCap: 1 };
  const refused = {
    status: 422,
    body: { fields: { dailyCap: 'This can’t be more than your max open applications.' } },
  };
  expect(await limits(contradicting)).toMatchObject(refused);
  expect(await nurse.http.get('/api/me/auto-apply/preview?dailyCap=3&activeCap=1&minScore=0')).toMatchObject(refused);
  const wish = { ...aNurse.preferences, autoApplyDailyCap: 3, autoApplyActiveCap: 1 };
  const put = (autoApply: boolean) => nurse.http.put('/api/me/profile/preferences', { ...wish, autoApply });
  expect((await put(true)).body.fields).toEqual({ autoApplyDailyCap: refused.body.fields.dailyCap });
  expect((await put(false)).status).toBe(200);
});

test('a preview says what other limits would change, and changes nothing; saving them does', async () => {
  await aTown();
  await post();
  await post();
  await shown(2);
  await limits();
  const preview = async (change: object) =>
    (
      await nurse.http.get(
        `/api/me/auto-apply/preview?${new URLSearchParams({ dailyCap: '2', activeCap: '5', minScore: '0', ...change })}`,
      )
    ).body;
  expect(await preview({})).toEqual({ planned: 2, change: 0 });
  expect(await preview({ dailyCap: '1' })).toEqual({ planned: 1, change: -1 });
  expect(await preview({ minScore: '100' })).toEqual({ planned: 0, change: -2 });
  expect(await planned()).toHaveLength(2);
  await limits({ dailyCap: 1 });
  expect(await planned()).toHaveLength(1);
  expect((await inbox()).notSent).toMatchObject([{ reason: 'limits', organizationName: 'Quillreed Hospital' }]);
  await limits({ minScore: 100 });
  expect(await planned()).toEqual([]);
  expect(await settings()).toMatchObject({ minScore: 100 });
  await aDayLater();
  expect(await sent()).toEqual([]);
});

test('the switch and the limits are saved apart: neither changes the other, and only the switch gives a consent', async () => {
  const who = await anApprovedNurse(app, '67801');
  const put = (change: object) => who.http.put('/api/me/auto-apply', change);
  const consents = () =>
    app.asOwner(`select revoked_at is null as holds from consents where user_id = $1 and kind = 'auto_apply'`, [
      who.userId,
    ]);
  const limited = await put({ dailyCap: 1, activeCap: 4, minScore: 20 });
  expect(limited).toMatchObject({ status: 200, body: { enabled: false, dailyCap: 1, activeCap: 4, minScore: 20 } });
  expect(await consents()).toEqual([]);
  const on = await put({ enabled: true });
  expect(on.body).toMatchObject({ enabled: true, dailyCap: 1, activeCap: 4, minScore: 20 });
  await put({ enabled: false });
  // A slow save of limits, from before it was turned off.
  expect((await put({ dailyCap: 2, activeCap: 4, minScore: 20 })).body).toMatchObject({ enabled: false, dailyCap: 2 });
  expect(await consents()).toEqual([{ holds: false }]);
  expect((await put({ dailyCap: 5 })).body.fields).toEqual({
    dailyCap: 'This can’t be more than your max open applications.',
  });
  expect((await put({})).status).toBe(422);
  const log = await app.asOwner(
    `select action, detail from audit_log where actor_id = $1 and action like 'auto_apply.%' order by seq`,
    [who.userId],
  );
  const at = (dailyCap: number) => ({ dailyCap, activeCap: 4 });
  expect(log).toEqual([
    { action: 'auto_apply.limits_changed', detail: at(1) },
    { action: 'auto_apply.on', detail: at(1) },
    { action: 'auto_apply.off', detail: at(1) },
    { action: 'auto_apply.limits_changed', detail: at(2) },
  ]);
});

test('turned off, here or in the profile, nothing planned is sent', async () => {
  await aTown();
  await post();
  await shown(1);
  for (const off of [
    () => limits({ enabled: false }),
    () => nurse.http.put('/api/me/profile/preferences', { ...aNurse.preferences, autoApply: false }),
  ]) {
    await limits();
    expect(await planned()).toHaveLength(1);
    expect((await off()).status).toBe(200);
    expect(await planned()).toEqual([]);
  }
  await aDayLater();
  expect(await sent()).toEqual([]);
});

test('after a long outage nothing goes out by surprise: the veto starts again', async () => {
  // The town of the last test.
  await limits();
  app.clock.advance(5 * 24 * HOUR_MS);
  await sendAndPlan(app.deps);
  expect(await sent()).toEqual([]);
  const [plan] = await planned();
  expect(Date.parse(plan?.sendAt ?? '') - app.clock.now().getTime()).toBeGreaterThanOrEqual(12 * HOUR_MS);
  await aDayLater();
  expect(await sent()).toHaveLength(1);
});

test('a plan that is no longer possible when it is due is dropped with a reason; applying by hand counts as sent', async () => {
  await aTown();
  const [closed, blocked, byHand] = [await post(), await post(), await post()];
  await shown(3);
  await limits({ dailyCap: 3 });
  expect(await planned()).toHaveLength(3);
  await applyByHand(nurse, byHand);
  expect((await planned()).map(({ job }) => job.id)).not.toContain(byHand);
  await hospital.http.post(`/api/jobs/${closed}/status`, { to: 'closed' });
  expect((await planned()).map(({ job }) => job.id)).toEqual([blocked]);
  await app.asOwner(`insert into blocked_organizations (user_id, organization_id) values ($1, $2)`, [
    nurse.userId,
    hospital.organizationId,
  ]);
  await aDayLater();
  expect(await sent()).toEqual([[byHand, 'manual']]);
  expect(await planned()).toEqual([]);
  const { notSent } = await inbox();
  expect(Object.fromEntries(notSent.map(({ jobId, reason }: Record<string, string>) => [jobId, reason]))).toEqual({
    [closed]: 'gone',
    [blocked]: expect.stringMatching(/^(refused|gone)$/),
  });
});
