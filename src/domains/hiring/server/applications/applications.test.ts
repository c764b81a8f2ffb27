import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { user } from '#platform/server/database/db.ts';
import { join } from '#tests/support/arrange.ts';
import { sharedApp } from '#tests/support/app.ts';
import { fillProfile, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  aNightJob,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  DAY,
  eventually,
  matched,
  offerTo,
  proposalOf,
  proposeTo,
  publish,
  termsOf,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
});

const seen = async (id: string) => (await hospital.http.get(`/api/employer/applications/${id}`)).body;
const mine = async (id: string) => (await nurse.http.get(`/api/me/applications/${id}`)).body;
const decline = (id: string, body: object) => hospital.http.post(`/api/employer/applications/${id}/decline`, body);

describe('applying by hand', () => {
  it('needs an approved profile, and is refused with the reason for a requirement that cannot be waived', async () => {
    const jobId = await publish(app, hospital, { requiredCertifications: ['BLS', 'ACLS'] });
    const newcomer = await signInAs(app);
    await fillProfile(newcomer.http, { submit: true });
    expect(await newcomer.http.post('/api/me/applications', { jobId })).toMatchObject({ status: 403 });
    const preview = (await nurse.http.get(`/api/me/jobs/${jobId}/application-preview`)).body;
    expect(preview).toMatchObject({ canApply: false, existing: null });
    const { text } = preview.gates.find(({ gate }: { gate: string }) => gate === 'certifications');
    expect(await nurse.http.post('/api/me/applications', { jobId })).toMatchObject({
      status: 409,
      body: { error: 'CONFLICT', message: text },
    });
  });

  it('may ignore one’s own preferences: a job below the pay floor can be applied to', async () => {
    const jobId = await publish(app, hospital, { payMinCents: 2000, payMaxCents: 2200, nightDifferentialCents: 0 });
    expect((await nurse.http.get(`/api/me/jobs/${jobId}/application-preview`)).body).toMatchObject({ canApply: true });
    await applyByHand(nurse, jobId);
  });

  it('needs an open job: a draft, a paused and a closed job are refused', async () => {
    const draft = (await hospital.http.post('/api/jobs', aNightJob(app, hospital.organizationId))).body.id;
    const paused = await publish(app, hospital);
    await hospital.http.post(`/api/jobs/${paused}/status`, { to: 'paused' });
    for (const jobId of [draft, paused]) {
      expect(await nurse.http.post('/api/me/applications', { jobId })).toMatchObject({ status: 404 });
    }
    expect(await nurse.http.get(`/api/me/jobs/${draft}/application-preview`)).toMatchObject({ status: 404 });
  });

  it('can be withdrawn and made again; in between the employer sees nothing of it', async () => {
    const jobId = await publish(app, hospital);
    const other = await anApprovedNurse(app);
    const id = await applyByHand(other, jobId);
    const withdraw = () => other.http.post(`/api/me/applications/${id}/withdraw`, { reason: 'Another job.' });
    expect(await withdraw()).toMatchObject({ status: 200, body: { stage: 'withdrawn', contactShared: false } });
    expect(await seen(id)).toMatchObject({
      stage: 'withdrawn',
      isNamed: false,
      credentials: [],
      work: [],
      contact: null,
    });
    expect(await withdraw()).toMatchObject({ status: 409, body: { current: 'withdrawn' } });
    expect(await applyByHand(other, jobId)).toBe(id);
    expect(await seen(id)).toMatchObject({ stage: 'applied', isNamed: true });
    expect((await other.http.get('/api/me/applications?state=ended')).body.items).toEqual([]);
  });
});

it('an employer sees the name of the source that verified a credential', async () => {
  const id = await applyByHand(nurse, await publish(app, hospital));
  await app.asOwner(`update licenses set verification_source = 'state_board' where user_id = $1`, [nurse.userId]);
  expect((await seen(id)).credentials).toContainEqual(
    expect.objectContaining({ kind: 'license', verificationSource: 'State board' }),
  );
});

describe('the employer’s response', () => {
  it('is due in the time zone of the workplace', async () => {
    const dueIn = async (zip: string) => {
      const jobId = await publish(app, hospital, { zip, licenseStates: [] });
      return Date.parse((await seen(await applyByHand(nurse, jobId))).responseDueAt);
    };
    // On a working day, before opening hours in both zones.
    app.clock.set(new Date('2026-12-01T10:00:00Z'));
    expect((await dueIn('67735')) - (await dueIn('67701'))).toBe(3_600_000);
  });

  it('is due within eight working hours; the first one stops the clock, even when it is late', async () => {
    const jobId = await publish(app, hospital);
    const id = await applyByHand(nurse, jobId);
    const { responseDueAt } = await seen(id);
    expect(responseDueAt).toEqual((await mine(id)).responseDueAt);
    expect(new Date(responseDueAt) > app.clock.now()).toBe(true);
    const overdue = async () => (await hospital.http.get(`/api/jobs/${jobId}`)).body.funnel.overdue;
    expect(await overdue()).toBe(0);
    app.clock.advance(5 * DAY);
    expect(await overdue()).toBe(1);
    await hospital.http.post(`/api/employer/applications/${id}/shortlist`);
    expect(await overdue()).toBe(0);
    expect([(await seen(id)).responseDueAt, (await mine(id)).responseDueAt]).toEqual([null, null]);
  });

  it('is for applicants: a match can be neither declined nor invited', async () => {
    const jobId = await publish(app, hospital);
    const [made] = await app.asOwner(
      `insert into applications (job_id, organization_id, candidate_id) values ($1, $2, $3)
       on conflict (job_id, candidate_id) do update set stage = 'matched' returning id`,
      [jobId, hospital.organizationId, nurse.userId],
    );
    const id = String(made?.['id']);
    for (const early of [
      await decline(id, { reason: 'pay', note: null }),
      await hospital.http.post(`/api/employer/applications/${id}/shortlist`),
    ]) {
      expect(early).toMatchObject({ status: 409, body: { current: 'matched' } });
    }
  });
});

it('viewers of the employer see what their colleagues see, and cannot decide', async () => {
  const id = await applyByHand(nurse, await publish(app, hospital));
  const { id: interviewId } = await proposeTo(app, hospital, id);
  const offered = await applyByHand(nurse, await publish(app, hospital));
  await proposeTo(app, hospital, offered);
  const offerId = await offerTo(app, hospital, offered);
  const viewer = await signInAs(app, 'employer', 'Kim Reed');
  await join(app, hospital.organizationId, viewer.userId, 'viewer');
  const url = `/api/employer/applications/${id}`;
  // A new job is matched in the background; both reads must come after that.
  await eventually(async () => expect((await seen(id)).score).not.toBeNull());
  const asOwner = await seen(id);
  const team = asOwner.team.map((member: object) => ({ ...member, isMe: false }));
  expect((await viewer.http.get(url)).body).toEqual({ ...asOwner, team, mayAct: false });
  for (const [path, body] of [
    [`${url}/shortlist`],
    [`${url}/decline`, { reason: 'pay', note: null }],
    [`${url}/interviews`, proposalOf(app)],
    [`${url}/offers`, termsOf(app)],
    [`/api/interviews/${interviewId}/counter`, { slots: proposalOf(app).slots }],
    [`/api/interviews/${interviewId}/cancel`, {}],
    [`/api/interviews/${interviewId}/outcome`, { outcome: 'no_show' }],
    [`/api/offers/${offerId}/rescind`, { reason: 'I changed my mind.' }],
  ] as const) {
    expect(await viewer.http.post(path, body), path).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } });
  }
  // Row-level security refuses it too.
  const asViewer = app.deps.db.as(user(viewer.userId), (tx) =>
    tx.update(applications).set({ stage: 'rejected' }).where(eq(applications.id, id)),
  );
  await expect(asViewer).rejects.toThrow();
  expect((await mine(id)).stage).toBe('interviewing');
});

it('medical documents are shared by explicit consent after an offer, for one application, until it is revoked', async () => {
  const id = await applyByHand(nurse, await publish(app, hospital));
  const share = (granted: boolean) => nurse.http.put(`/api/me/applications/${id}/medical-consent`, { granted });
  expect(await share(true)).toMatchObject({ status: 409, body: { error: 'WRONG_STATE', current: 'applied' } });
  await proposeTo(app, hospital, id);
  await offerTo(app, hospital, id);
  expect((await mine(id)).medicalShared).toBe(false);
  expect(await share(true)).toMatchObject({ status: 200, body: { granted: true } });
  expect((await mine(id)).medicalShared).toBe(true);
  expect(await share(false)).toMatchObject({ status: 200, body: { granted: false } });
  expect((await mine(id)).medicalShared).toBe(false);
  const log = await app.asOwner(
    `select action from audit_log where subject_id = $1 and action like 'medical%' order by seq`,
    [id],
  );
  expect(log.map(({ action }) => action)).toEqual(['medical.shared', 'medical.unshared']);
});

it('the ranked list of a job has pages and stages, and repeats no one', async () => {
  const jobId = await publish(app, hospital);
  const people = [nurse, await anApprovedNurse(app), await anApprovedNurse(app)];
  const ids = new Set<string>();
  for (const person of people) ids.add(await applyByHand(person, jobId));
  // A match found between two pages would move its candidate past the cursor.
  await matched(app);
  const pages = await hospital.http.pages(`/api/jobs/${jobId}/candidates?stage=applied&limit=2`);
  const found = pages.flat().map(({ id }) => id);
  expect([pages.length, found.length]).toEqual([2, 3]);
  expect(new Set(found)).toEqual(ids);
  // Best first, candidates without a match last.
  await app.asOwner(
    `update match_views set employer_score = p.fit from unnest($2::uuid[], $3::float8[]) p (id, fit)
     where job_id = $1 and candidate_id = p.id`,
    [jobId, people.slice(0, 2).map(({ userId }) => userId), [0.4, 0.9]],
  );
  await app.asOwner('delete from match_views where job_id = $1 and candidate_id = $2', [jobId, people[2]?.userId]);
  const [good, best, unmatched] = [...ids];
  expect((await hospital.http.pages(`/api/jobs/${jobId}/candidates?stage=applied&limit=1`)).flat()).toMatchObject(
    [best, good, unmatched].map((id) => ({ id })),
  );
  expect((await hospital.http.get(`/api/jobs/${jobId}/candidates?stage=shortlisted`)).body.items).toEqual([]);
  expect(await hospital.http.get(`/api/jobs/${jobId}/candidates?stage=applied&cursor=made-up`)).toMatchObject({
    status: 422,
  });
});

it('applicants come before matches, however many and however good these are', async () => {
  const jobId = await publish(app, hospital);
  const [better, weaker] = [await anApprovedNurse(app), await anApprovedNurse(app)];
  const id = await applyByHand(weaker, jobId);
  await matched(app);
  await app.asOwner(
    `update match_views set employer_score = case when candidate_id = $2 then 0.3 else 0.9 end where job_id = $1`,
    [jobId, weaker.userId],
  );
  const seen = (await hospital.http.pages(`/api/jobs/${jobId}/candidates?limit=1`)).flat();
  const stages = seen.map(({ stage }) => stage);
  expect(seen[0]).toMatchObject({ id, stage: 'applied' });
  expect(stages.slice(1)).toEqual(stages.slice(1).map(() => 'matched'));
  expect(new Set(seen.map((one) => one.id)).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(1);
  await applyByHand(better, jobId);
  const now = (await hospital.http.pages(`/api/jobs/${jobId}/candidates?limit=1`)).flat();
  expect(now.slice(0, 2).map(({ stage }) => stage)).toEqual(['applied', 'applied']);
  expect(now[1]).toMatchObject({ id });
});

it('an employer sees whole points from visible facts only, and a band instead of preferences', async () => {
  const jobId = await publish(app, hospital);
  const person = await anApprovedNurse(app);
  const id = await applyByHand(person, jobId);
  await matched(app);
  const { body: card } = await hospital.http.get(`/api/employer/applications/${id}`);
  const { items } = (await hospital.http.get(`/api/jobs/${jobId}/candidates`)).body;
  expect(items.find((one: { id: string }) => one.id === id).score).toEqual(card.score);
  const { compatibility, parts, interest } = card.score;
  expect(['high', 'good', 'some']).toContain(interest);
  const sum = (key: 'points' | 'maxPoints') =>
    parts.reduce((total: number, part: Record<typeof key, number>) => total + part[key], 0);
  expect([sum('points'), sum('maxPoints')]).toEqual([compatibility, 100]);
  const wishes = ['commute', 'pay', 'schedule', 'setting', 'distance', 'shift', 'shift_pattern', 'employment_type'];
  const named: string[] = parts.map(({ feature }: { feature: string }) => feature);
  named.push(...card.gates.map(({ gate }: { gate: string }) => gate));
  expect(named.filter((one) => wishes.includes(one))).toEqual([]);
  const [row] = await app.asOwner('select receipt from matches where job_id = $1 and candidate_id = $2', [
    jobId,
    person.userId,
  ]);
  expect(row).toBeDefined();
  const { candidateScore, rankScore } = (row as { receipt: { candidateScore: number; rankScore: number } }).receipt;
  const text = JSON.stringify([card, items]);
  expect([String(candidateScore), String(rankScore)].filter((hidden) => text.includes(hidden))).toEqual([]);
  expect(text.match(/within \d+ miles|\bmiles\b|pay (floor|fits)/gi)).toBeNull();
});

it('a paged list reveals no finer order than the points shown', async () => {
  const jobId = await publish(app, hospital);
  const people = [await anApprovedNurse(app), await anApprovedNurse(app)];
  const ids: string[] = [];
  for (const person of people) ids.push(await applyByHand(person, jobId));
  await matched(app);
  await app.asOwner(
    `update match_views set employer_score = 0.7, rank_score = p.rank from unnest($2::uuid[], $3::float8[]) p (id, rank)
     where job_id = $1 and candidate_id = p.id`,
    [jobId, people.map(({ userId }) => userId), ids.toSorted()[0] === ids[0] ? [0.9, 0.1] : [0.1, 0.9]],
  );
  const pages = await hospital.http.pages(`/api/jobs/${jobId}/candidates?stage=applied&limit=1`);
  expect(pages.flat().map(({ id }) => id)).toEqual(ids.toSorted().toReversed());
});

it('pages of applications, offers and jobs neither lose nor repeat rows of the same millisecond', async () => {
  const [other, person] = [await anApprovedHospital(app), await anApprovedNurse(app)];
  const made: Record<'applications' | 'offers' | 'jobs', string[]> = { applications: [], offers: [], jobs: [] };
  for (let count = 0; count < 3; count += 1) {
    const jobId = await publish(app, other);
    const id = await applyByHand(person, jobId);
    await proposeTo(app, other, id);
    made.jobs.push(jobId);
    made.applications.push(id);
    made.offers.push(await offerTo(app, other, id));
  }
  for (const [table, column] of [
    ['applications', 'updated_at'],
    ['offers', 'sent_at'],
    ['jobs', 'updated_at'],
  ] as const) {
    // Two in the same microsecond and one next to them: the milliseconds, and the time alone, do not distinguish them.
    await app.asOwner(
      `update ${table} t set ${column} = '2026-01-05 12:00:00.123400+00'::timestamptz + s.place / 2 * interval '1 microsecond'
       from unnest($1::uuid[]) with ordinality as s (id, place) where t.id = s.id`,
      [made[table]],
    );
  }
  const listed = async ({ http }: Pick<SignedIn, 'http'>, path: string) =>
    (await http.pages(path)).flat().map(({ id }) => id);
  const onePerPage = {
    applications: await listed(person, '/api/me/applications?state=all&limit=1'),
    offers: await listed(person, '/api/offers?limit=1'),
    jobs: await listed(other, '/api/employer/jobs?limit=1'),
  };
  const all = Object.fromEntries(Object.entries(made).map(([list, ids]) => [list, expect.arrayContaining(ids)]));
  expect(onePerPage).toEqual(all);
  expect(Object.values(onePerPage).map(({ length }) => length)).toEqual([3, 3, 3]);
});

describe('why not this job', () => {
  it('says why a job was not matched and what would change it; the candidate can appeal', async () => {
    const changesOf = async (changes: object) => {
      const jobId = await publish(app, hospital, changes);
      const { body } = await nurse.http.get(`/api/me/jobs/${jobId}/application-preview`);
      const stopped = body.gates.filter(({ passed }: { passed: boolean }) => !passed);
      return { jobId, stopped: stopped.map(({ gate }: { gate: string }) => gate), changes: body.changes };
    };
    expect(await changesOf({})).toMatchObject({ stopped: [], changes: [] });
    expect(await changesOf({ minimumYears: 12 })).toMatchObject({
      stopped: ['experience'],
      changes: ['Having 12 years of experience would open this job to you.'],
    });
    const far = await changesOf({ zip: '66101', requiredCertifications: ['BLS', 'ACLS'] });
    expect(far).toMatchObject({
      stopped: ['certifications', 'distance'],
      changes: [
        'Advanced Cardiovascular Life Support (ACLS) is one thing it takes.',
        expect.stringMatching(/^(Going up to|Being open to a move).* is one thing it takes\.$/),
      ],
    });
    expect(await changesOf({ position: 'LPN' })).toMatchObject({ stopped: expect.any(Array), changes: [] });
    const asked = await nurse.http.post('/api/appeals', { jobId: far.jobId, question: 'I would drive.' });
    expect(asked).toMatchObject({ status: 201, body: { status: 'open', jobId: far.jobId } });
  });
});
