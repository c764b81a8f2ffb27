import { beforeAll, describe, expect, test } from 'vitest';
import { approvePeople, markFacts } from '#tests/support/arrange.ts';
import { handInOrganization, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { fillProfile, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { screened } from '#tests/support/people/hiring.ts';

const app = sharedApp();
let ada: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app);
});

test.each(['/api/admin/overview', '/api/admin/health'])('%s is for administrators', async (path) => {
  const nurse = await signInAs(app);
  expect(await nurse.http.get(path)).toMatchObject({ status: 403 });
  expect(await app.visitor().get(path)).toMatchObject({ status: 401 });
  expect(await ada.http.get(path)).toMatchObject({ status: 200 });
});

describe('the overview', () => {
  const read = async () => (await ada.http.get('/api/admin/overview?range=7d')).body;

  test('counts people by status, open work, and how far new sign-ups got; excludes demo accounts', async () => {
    const before = await read();
    const nurse = await signInAs(app);
    await fillProfile(nurse.http, { submit: true });
    await signInAs(app);
    const pretended = await signInAs(app);
    await app.asOwner(`update profiles set is_demo = true where user_id = $1`, [pretended.userId]);
    const employer = await signInAs(app, 'employer');
    await handInOrganization(app, employer);
    const after = await read();

    expect(after.includesDemo).toBe(false);
    expect(after.candidates.pending).toBe(before.candidates.pending + 1);
    expect(after.candidates.onboarding).toBe(before.candidates.onboarding + 1);
    expect(after.employers.pending).toBe(before.employers.pending + 1);
    const people = (overview: typeof after, step: string) =>
      overview.funnel.find((one: { step: string }) => one.step === step).people;
    expect(people(after, 'signed_up')).toBe(people(before, 'signed_up') + 2);
    expect(people(after, 'onboarded')).toBe(people(before, 'onboarded') + 1);
    const waiting = (overview: typeof after, queue: string) =>
      overview.queues.find((one: { queue: string }) => one.queue === queue);
    expect(waiting(after, 'people').waiting).toBe(waiting(before, 'people').waiting + 1);
    expect(waiting(after, 'organizations')).toMatchObject({ oldest: expect.any(String) });
    await app.asOwner(`insert into role_requests (user_id, requested_role) values ($1, 'Sonographer')`, [nurse.userId]);
    expect(waiting(await read(), 'role_requests')).toMatchObject({ waiting: 1, oldest: expect.any(String) });
    expect(waiting(after, 'appeals')).toMatchObject({ waiting: 0, oldest: null });
  });

  test('measures the reviews against the promise of two business days', async () => {
    const nurse = await signInAs(app);
    await fillProfile(nurse.http, { submit: true });
    await app.asOwner(
      `update verification_cases set status = 'rejected', submitted_at = $2::timestamptz - interval '30 hours', decided_at = $2 where user_id = $1`,
      [nurse.userId, app.clock.now()],
    );
    const { reviews } = await read();
    expect(reviews).toMatchObject({ decided: 1, withinPromise: 1, medianHours: 30 });
  });

  test('measures the response clock and the time to fill, by county of the hire', async () => {
    const hospital = await signInAs(app, 'employer');
    const { organizationId } = await handInOrganization(app, hospital);
    const now = app.clock.now().getTime();
    const ago = (hours: number) => new Date(now - hours * 3_600_000);
    const [job] = await app.asOwner(
      `insert into jobs (organization_id, slug, title, status, position, zip, city, state, latitude, longitude, employment_type,
         shift, shift_pattern, pay_min_cents, pay_max_cents, description, start_date, valid_through, license_states, published_at)
       values ($1, gen_random_uuid()::text, 'Nights', 'published', 'RN', '64801', 'Joplin', 'MO', 37, -94, 'full_time', 'nights',
         '3x12', 3600, 4400, 'Care', current_date + 30, current_date + 60, '{MO}', $2) returning id`,
      [organizationId, ago(240)],
    );
    const apply = async (stage: string, answered: Date | null, due: Date, changed = ago(0)) => {
      const nurse = await signInAs(app);
      const [row] = await app.asOwner(
        `insert into applications (job_id, organization_id, candidate_id, stage, applied_at, response_due_at, first_response_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
        [job?.['id'], organizationId, nurse.userId, stage, ago(20), due, answered, changed],
      );
      return row?.['id'];
    };
    const hired = await apply('hired', ago(16), ago(12));
    await apply('shortlisted', ago(10), ago(12));
    await apply('applied', null, ago(12));
    await apply('applied', null, new Date(now + 3_600_000));
    // The first two ended before their answer was due and don't count. The third ended afterwards, unanswered.
    await apply('withdrawn', null, ago(12), ago(13));
    await apply('rejected', null, ago(12), ago(13));
    await apply('withdrawn', null, ago(12), ago(11));
    await app.asOwner(
      `insert into application_events (application_id, kind, to_stage, actor, at) values ($1, 'stage', 'hired', 'employer', $2)`,
      [hired, ago(0)],
    );
    const { responses, fills } = await read();
    expect(responses).toEqual({
      due: 4,
      answered: 2,
      answeredInTime: 1,
      answeredLate: 1,
      unanswered: 2,
      inTime: 1 / 4,
      medianHours: 7,
      overdueNow: 1,
    });
    expect(fills).toMatchObject({
      hires: 1,
      byPosition: [{ position: 'RN', hires: 1 }],
      byCounty: [{ county: 'Jasper', state: 'MO', hires: 1 }],
    });
    expect(fills.medianDays).toBeCloseTo(10, 5);
    // A hire keeps its position and location, whatever becomes of the job.
    await app.asOwner(`update jobs set position = 'LPN', zip = '66101' where id = $1`, [job?.['id']]);
    expect((await read()).fills).toMatchObject({
      byPosition: [{ position: 'RN', hires: 1 }],
      byCounty: [{ county: 'Jasper', state: 'MO', hires: 1 }],
    });
    const rows = async (place: string) =>
      (await ada.http.get(`/api/admin/overview/rows?figure=hires&range=7d&${place}`)).body.items;
    for (const place of ['position=RN', 'county=Jasper,%20MO']) {
      expect(await rows(place)).toMatchObject([{ position: 'RN', county: 'Jasper, MO' }]);
    }
    for (const place of ['position=LPN', 'county=Wyandotte,%20KS']) expect(await rows(place)).toEqual([]);
    const found = async (q: string) =>
      (await ada.http.post('/api/admin/overview/rows/search', { figure: 'hires', range: '7d', q })).body.items;
    const [hire] = await rows('');
    expect(hire.organization).toEqual({ id: expect.any(String), name: 'Prairie General' });
    for (const q of [hire.name, 'prairie gen']) expect(await found(q)).toEqual([hire]);
    expect(await found('Quillreed')).toEqual([]);

    const list = async (query: string) => (await ada.http.get(`/api/admin/${query}`)).body;
    expect((await list('applications?stage=overdue')).items).toMatchObject([
      { stage: 'applied', job: { title: 'Nights' }, organization: { name: 'Prairie General' }, firstResponseAt: null },
    ]);
    const first = await list('applications?stage=applied&limit=1');
    const second = await list(`applications?stage=applied&limit=1&cursor=${first.nextCursor}`);
    expect(new Set([first.items[0].id, second.items[0].id]).size).toBe(2);
    expect(second.nextCursor).toBeNull();
    expect((await list('jobs?status=published')).items).toMatchObject([
      { title: 'Nights', place: 'Joplin, MO', isHeld: false, publishedAt: expect.any(String) },
    ]);
    expect((await list('jobs?status=filled')).items).toEqual([]);
  });

  test('an unknown range is refused', async () => {
    expect(await ada.http.get('/api/admin/overview?range=1y')).toMatchObject({ status: 422 });
  });
});

describe('the claims meter', () => {
  const read = async () => {
    const { body } = await ada.http.get('/api/admin/claims');
    return Object.fromEntries(body.claims.map((one: { claim: string }) => [one.claim, one]));
  };

  test('compares each promise with measured values and marks unmeasured ones', async () => {
    const nurse = await signInAs(app);
    await fillProfile(nurse.http, { submit: true });
    const other = await signInAs(app);
    await fillProfile(other.http, { submit: true });
    const people = [nurse.userId, other.userId];
    // Wait for the screening that submission triggers; otherwise it would be counted too.
    await screened(app);
    await approvePeople(app, ...people);
    await markFacts(app, 'licenses', nurse.userId, 'verified');
    await app.asOwner('delete from screenings where user_id = any($1)', [people]);
    await app.asOwner('insert into screenings (user_id, screened_at) values ($1, $2)', [nurse.userId, app.clock.now()]);
    const claims = await read();
    expect(claims['license_checked']).toEqual({
      claim: 'license_checked',
      measured: 0.5,
      target: 1,
      sample: 2,
      verdict: 'missed',
    });
    expect(claims['screened_monthly']).toMatchObject({ measured: 0.5, verdict: 'missed' });
    expect(claims['review_time']).toMatchObject({ measured: 1, sample: 1, verdict: 'kept' });
    expect(claims['time_to_fill']).toMatchObject({ measured: expect.closeTo(10, 3), target: 14, verdict: 'kept' });
    expect(claims['success_rate']).toMatchObject({ measured: null, sample: 0, verdict: 'unmeasured' });
    expect(claims['no_fees']).toMatchObject({ verdict: 'by_design' });
  });

  test('measures the time from an account to the first real jobs, once a person', async () => {
    const before = (await read())['sign_up_time'];
    expect(before).toMatchObject({ measured: null, sample: 0, verdict: 'unmeasured' });
    const nurse = await signInAs(app);
    await app.asOwner(`update profiles set created_at = $2 where user_id = $1`, [nurse.userId, app.clock.now()]);
    app.clock.advance(90_000);
    const step = (name: string) => nurse.http.put('/api/me/onboarding/step', { step: name });
    expect((await step('matches')).status).toBe(200);
    app.clock.advance(600_000);
    expect((await step('matches')).status).toBe(200);
    expect((await read())['sign_up_time']).toMatchObject({ measured: 1.5, target: 2, sample: 1, verdict: 'kept' });
  });

  test('an applicant on hold breaks the first promise', async () => {
    const [row] = await app.asOwner(
      `select candidate_id from applications where stage in ('applied', 'shortlisted') order by created_at limit 1`,
    );
    const before = (await read())['pre_vetted'];
    await approvePeople(app, String(row?.['candidate_id']));
    const vetted = (await read())['pre_vetted'];
    expect(vetted.measured).toBeGreaterThan(before.measured);
    const held = { subjectType: 'person', subjectId: row?.['candidate_id'], reason: 'A complaint.' };
    await ada.http.post('/api/admin/holds', held);
    expect((await read())['pre_vetted']).toMatchObject({ measured: before.measured, verdict: 'missed' });
  });
});
