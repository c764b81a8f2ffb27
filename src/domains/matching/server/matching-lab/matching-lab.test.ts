import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadDemo } from '#app/demo/index.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { placeHold, setRole } from '#tests/support/arrange.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { DAY } from '#tests/support/people/hiring.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { listKept } from './kept.ts';
import { listVersions } from './versions.ts';

const app = sharedApp();
let ada: SignedIn;

const LAB = '/api/admin/matching-lab';
const { version: _, ...HAND } = WEIGHTS_V1;
const setting = (candidate: Partial<typeof HAND.candidate> = {}, limits: object = {}) => ({
  weights: { candidate: { ...HAND.candidate, ...candidate }, employer: HAND.employer },
  limits: { peoplePerJobPerDay: 10, fade: 0.7, ...limits },
});
const COMMUTE_FIRST = setting({ commute: 0.5, pay: 0.1 });
const NOBODY = '00000000-0000-4000-8000-000000000000';

beforeAll(async () => {
  await loadDemo(app.deps, { candidates: 60, jobs: 12, seed: 3 });
  await app.asOwner(`update profiles set role = 'job_seeker' where role = 'admin'`);
  ada = await signInAsAdmin(app);
});

/** A pair that is stored as a match. */
async function aPair() {
  const [row] = await app.asOwner(
    `select m.candidate_id as person, m.job_id as job, p.full_name as name from matches m
     join profiles p on p.user_id = m.candidate_id join jobs j on j.id = m.job_id
     where m.is_current and j.status = 'published' order by m.rank_score desc, m.job_id limit 1`,
  );
  return { person: String(row?.['person']), job: String(row?.['job']), name: String(row?.['name']) };
}

test('opening the lab loads the market and says how large it is', async () => {
  const { body } = await ada.http.get(`${LAB}/market`);
  const [stored] = await app.asOwner(`select count(*)::int as jobs from jobs where status = 'published'`);
  expect(body).toEqual({ people: expect.any(Number), jobs: stored?.['jobs'] });
  expect(body.people).toBeGreaterThan(0);
});

describe('one person and one job', () => {
  test('gates with facts, both sides, ranks and comparison with neighbors; viewing is audited', async () => {
    const { person, job, name } = await aPair();
    const { body: found } = await ada.http.post(`${LAB}/search`, { kind: 'person', q: name });
    expect(found.items.map(({ id }: { id: string }) => id)).toContain(person);
    const { status, body } = await ada.http.post(`${LAB}/look`, { person: { id: person }, job: { id: job } });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.pair).toMatchObject({ eligible: true, isStored: true });
    expect(body.pair.gates).toHaveLength(15);
    expect(body.pair.gates.find(({ gate }: { gate: string }) => gate === 'pay').facts).toContainEqual({
      name: 'top rate cents',
      value: expect.stringMatching(/^\d+$/),
    });
    const sum = body.pair.score.candidateSide.reduce((all: number, part: { points: number }) => all + part.points, 0);
    expect(sum).toBeCloseTo(body.pair.score.candidateScore, 6);

    for (const list of [body.people, body.jobs]) {
      expect(list.rank).toBeGreaterThanOrEqual(1);
      expect(list.rows.find(({ isChosen }: { isChosen: boolean }) => isChosen)).toMatchObject({ rank: list.rank });
      for (const row of list.rows) {
        // ln(pq) of the neighbor against the chosen one is what its differences add up to.
        const effect = row.against.reduce((all: number, one: { effect: number }) => all + one.effect, 0) / 100;
        const own = Math.log(row.candidateScore * row.employerScore);
        const chosen = Math.log(body.pair.score.candidateScore * body.pair.score.employerScore);
        expect(row.isChosen ? 0 : effect).toBeCloseTo(row.isChosen ? 0 : own - chosen, 8);
      }
    }
    expect(body.reach.eligible).toBe(body.people.total);
    expect(await app.asOwner(`select 1 from audit_log where action = 'match.explained'`)).toHaveLength(1);
  });

  test('an invented person is ranked for a real job, and a job without eligible people names its tightest requirement', async () => {
    const { job } = await aPair();
    const invented = {
      position: 'RN',
      zip: '64801',
      years: 4,
      payFloorCents: 3000,
      radiusMiles: 40,
      shifts: [],
      specialties: ['icu'],
      skills: [],
      certifications: ['BLS'],
    };
    const met = await ada.http.post(`${LAB}/look`, { person: { invented }, job: { id: job } });
    expect(met, JSON.stringify(met.body)).toMatchObject({ status: 200, body: { pair: { isStored: false } } });
    expect(met.body.nearMisses).toEqual(expect.any(Array));

    const nowhere = {
      position: 'RN',
      zip: '64801',
      facilityType: 'hospital',
      specialty: null,
      shift: 'days',
      shiftPattern: '3x12',
      employmentType: 'full_time',
      payMinCents: 5000,
      payMaxCents: 6000,
      minimumYears: 40,
      requiredCertifications: [],
      skills: [],
    };
    const { body } = await ada.http.post(`${LAB}/look`, { person: null, job: { invented: nowhere } });
    expect(body).toMatchObject({
      pair: null,
      people: { total: 0, rank: null },
      reach: { eligible: 0, tightest: 'experience' },
    });
    const afar = { ...nowhere, zip: '90210' };
    expect(await ada.http.post(`${LAB}/look`, { person: null, job: { invented: afar } })).toMatchObject({
      status: 422,
      body: { fields: { 'job.invented.zip': 'Choose a ZIP code in Missouri or Kansas.' } },
    });
    expect(await ada.http.post(`${LAB}/look`, { person: { id: NOBODY }, job: null })).toMatchObject({ status: 404 });
  });
});

describe('the whole market', () => {
  test('two settings side by side; a saved run shows the same to another administrator', async () => {
    const ran = await ada.http.post(`${LAB}/runs`, {
      after: { name: 'Commute first', setting: COMMUTE_FIRST },
      keep: 'For Monday',
    });
    expect(ran.status, JSON.stringify(ran.body)).toBe(200);
    const { before, after, up, down, listsChanged } = ran.body;
    expect(before).toMatchObject({ name: 'hand-1', setting: setting() });
    expect(after.measures.eligiblePairs).toBe(before.measures.eligiblePairs);
    expect(after.measures.quality).not.toBe(before.measures.quality);
    expect(listsChanged).toBeGreaterThanOrEqual(0);
    for (const one of up) expect(one.after).toBeGreaterThan(one.before);
    for (const one of down) expect(one.after).toBeLessThan(one.before);
    const bea = await signInAsAdmin(app, 'Bea Long');
    const { body: shared } = await bea.http.get(`${LAB}/runs/${ran.body.id}`);
    expect(shared).toEqual(ran.body);
    expect((await bea.http.get(`${LAB}/runs`)).body.items).toMatchObject([
      { name: 'For Monday', createdBy: 'Ada Reyes' },
    ]);
    // Only ids are kept: who changes their name, or leaves, is not named as before.
    const [{ stored } = {}] = await app.asOwner(`select run::text as stored from lab_runs where id = $1`, [
      ran.body.id,
    ]);
    for (const { title } of [...up, ...down]) expect(stored).not.toContain(title);
    await setRole(app, bea.userId, 'job_seeker');
    // The health monitor lists the lab's own copy of the market beside those of the processes.
    const { matching } = (await ada.http.get('/api/admin/health')).body;
    expect(matching.filter(({ part }: { part: string }) => part === 'lab')).toMatchObject([
      { state: 'ready', people: ran.body.people, jobs: ran.body.jobs, leftOut: 0 },
    ]);
    const nurse = await signInAs(app);
    expect(await nurse.http.get(`${LAB}/runs/${ran.body.id}`)).toMatchObject({ status: 403 });
    expect(await ada.http.get(`${LAB}/runs/${NOBODY}`)).toMatchObject({ status: 404 });
  });

  test('a tighter cap shows fewer people; no cap is never more even', async () => {
    const run = async (limits: object) =>
      (await ada.http.post(`${LAB}/runs`, { after: { name: 'x', setting: setting({}, limits) } })).body;
    const tight = await run({ peoplePerJobPerDay: 1 });
    expect(tight).toMatchObject({ id: null });
    expect(tight.after.measures.showings).toBeLessThan(tight.before.measures.showings);
    expect(tight.after.measures.neverShown).toBeGreaterThanOrEqual(tight.before.measures.neverShown);
    const unfaded = await run({ fade: 1 });
    expect(unfaded.after.measures.exposureGini).toBeGreaterThanOrEqual(unfaded.before.measures.exposureGini);
  });

  test('invalid weights are refused at their fields', async () => {
    const post = (weights: object) =>
      ada.http.post(`${LAB}/runs`, {
        after: { name: 'x', setting: { ...setting(), weights: { ...HAND, ...weights } } },
      });
    expect(await post({ candidate: { ...HAND.candidate, response: 0.45, pay: 0.05 } })).toMatchObject({
      status: 422,
      body: { fields: { 'after.setting.weights.candidate.response': 'Choose a weight from 0 to 0.4.' } },
    });
    expect(await post({ candidate: { ...HAND.candidate, pay: 0.3 } })).toMatchObject({
      status: 422,
      body: { fields: { 'after.setting.weights.candidate': expect.stringContaining('add up to 1') } },
    });
    expect(await post({ employer: { ...HAND.employer, skills: Number.NaN } })).toMatchObject({ status: 422 });
    expect(await post({ employer: { ...HAND.employer, skills: 'many' } })).toMatchObject({ status: 422 });
  });

  test('a batch round is stable with one job per person; learning returns a setting within bounds', async () => {
    const { status, body } = await ada.http.post(`${LAB}/batch-rounds`, { position: 'RN', state: null });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.blockingPairs).toBe(0);
    expect(body.assigned + body.openSeats).toBe(body.seats);
    expect(new Set(body.pairs.map(({ personId }: { personId: string }) => personId)).size).toBe(body.pairs.length);
    const kept = await ada.http.post(`${LAB}/batch-rounds`, { position: 'RN', state: 'MO', keep: 'Spring graduates' });
    const cleo = await signInAsAdmin(app, 'Cleo Park');
    expect((await cleo.http.get(`${LAB}/batch-rounds`)).body.items).toMatchObject([
      { id: kept.body.id, name: 'Spring graduates', createdBy: 'Ada Reyes' },
    ]);
    expect((await cleo.http.get(`${LAB}/batch-rounds/${kept.body.id}`)).body).toEqual(kept.body);
    // A round is no run of the market: neither list nor link shows one as the other.
    expect(await cleo.http.get(`${LAB}/runs/${kept.body.id}`)).toMatchObject({ status: 404 });
    expect((await cleo.http.get(`${LAB}/runs`)).body.items.map(({ id }: { id: string }) => id)).not.toContain(
      kept.body.id,
    );
    await setRole(app, cleo.userId, 'job_seeker');
    const learned = await ada.http.post(`${LAB}/learn`);
    expect(learned.status, JSON.stringify(learned.body)).toBe(200);
    expect(learned.body.lossAfter).toBeLessThanOrEqual(learned.body.lossBefore);
    const again = await ada.http.post(`${LAB}/runs`, { after: { name: 'learned', setting: learned.body.setting } });
    expect(again.status, JSON.stringify(again.body)).toBe(200);
  });
});

describe('the audit', () => {
  test('counts groups, hides small ones, and fails on a planted impact', async () => {
    const people = await app.asOwner(`select user_id as id from candidate_profiles where is_demo order by user_id`);
    for (const [i, { id }] of people.entries()) {
      await app.asOwner(
        `insert into candidate_demographics (user_id, sex) values ($1, $2) on conflict (user_id) do update set sex = excluded.sex`,
        [id, i % 2 === 0 ? 'female' : 'male'],
      );
    }
    // Jobs that most are eligible for: an audit over few people says nothing.
    await app.asOwner(`update candidate_profiles set position = 'MA', approved_position = null`);
    await app.asOwner(
      `update candidate_preferences set will_relocate = true, relocate_states = '{}', pay_floor_cents = 1500, shifts = '{}',
         shift_patterns = '{}', employment_types = '{}', needs_sponsorship = false, earliest_start = null`,
    );
    await app.asOwner(
      `update jobs set position = 'MA', required_certifications = '{}', minimum_years = 0, license_states = '{}' where status = 'published'`,
    );
    // What a transaction that still runs hides (the re-match of these changes), the market reads later.
    const body = await vi.waitFor(
      async () => {
        const ran = await ada.http.post(`${LAB}/runs`, { after: { name: 'x', setting: setting() } });
        expect(ran.body.before.measures.reachablePeople).toBeGreaterThanOrEqual(20);
        return ran.body;
      },
      { timeout: 40_000, interval: 200 },
    );
    const [sex] = body.after.impact.selection;
    const counted = [...sex.groups, ...sex.leftOut].reduce(
      (all: number, { total }: { total: number }) => all + total,
      0,
    );
    expect(counted).toBe(body.before.measures.reachablePeople);
    for (const group of sex.groups) expect(group.pValue).toBeGreaterThan(0);

    const count = (selected: string) =>
      app.asOwner(
        `select answer, chosen, total from app.impact_counts(
           array(select user_id from candidate_demographics), array(${selected})) where attribute = 'sex'`,
      );
    expect(await count(`select user_id from candidate_demographics where sex = 'male'`)).toEqual([
      { answer: 'female', chosen: 0, total: 30 },
      { answer: 'male', chosen: 30, total: 30 },
    ]);
    const few = await app.asOwner(
      `select * from app.impact_counts(array(select user_id from candidate_demographics limit 19), '{}')`,
    );
    expect(few).toEqual([]);
  });
});

describe('versions', () => {
  const propose = (who: SignedIn, version: string) =>
    who.http.post(`${LAB}/versions`, { version, note: 'Nearer jobs first.', setting: COMMUTE_FIRST });
  const approve = (who: SignedIn, version: string) => who.http.post(`${LAB}/versions/${version}/approve`);
  /** A whole re-match goes through the job queue, part by part. */
  const isUsed = (version: string) =>
    vi.waitFor(async () => expect(await usedBy()).toEqual([version]), { timeout: 40_000, interval: 100 });
  const usedBy = async () =>
    (await app.asOwner(`select distinct weights_version as v from matches where is_current order by 1`)).map(
      ({ v }) => v,
    );

  test('a sole administrator waits a day; then the market is matched again, and rolls back immediately', async () => {
    expect(await propose(ada, 'near-1')).toMatchObject({
      status: 201,
      body: { status: 'proposed', approval: 'waits', evidence: { impact: { passes: true } } },
    });
    expect(await propose(ada, 'near-1')).toMatchObject({ status: 409 });
    expect(await approve(ada, 'near-1')).toMatchObject({ status: 409, body: { current: 'proposed' } });
    app.clock.advance(DAY);
    expect(await approve(ada, 'near-1')).toMatchObject({ status: 200, body: { status: 'active' } });
    await isUsed('near-1');
    const alone = await app.asOwner(`select detail from audit_log where action = 'weights.approved'`);
    expect(alone).toMatchObject([{ detail: { alone: true, former: 'hand-1' } }]);

    expect(await ada.http.post(`${LAB}/versions/hand-1/restore`)).toMatchObject({
      status: 200,
      body: { status: 'active' },
    });
    await isUsed('hand-1');
    const { body } = await ada.http.get(`${LAB}/versions`);
    expect(body.items).toMatchObject([
      { version: 'hand-1', status: 'active' },
      { version: 'near-1', status: 'retired' },
    ]);
  });

  test('a second administrator must approve, and a failing audit blocks it', async () => {
    const bea = await signInAsAdmin(app, 'Bea Long');
    expect(await propose(ada, 'near-2')).toMatchObject({ status: 201, body: { approval: 'needs_another' } });
    expect(await approve(ada, 'near-2')).toMatchObject({ status: 409 });
    await app.asOwner(
      `update weights_versions set evidence = jsonb_set(evidence, '{impact,passes}', 'false') where version = 'near-2'`,
    );
    expect(await approve(bea, 'near-2')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('audit fails') },
    });
    expect(await propose(ada, 'near-3')).toMatchObject({ status: 201 });
    expect(await approve(bea, 'near-3')).toMatchObject({
      status: 200,
      body: { status: 'active', approvedBy: 'Bea Long' },
    });
    expect(await approve(bea, 'near-3')).toMatchObject({ status: 409, body: { current: 'active' } });
    expect(await approve(bea, 'nothing')).toMatchObject({ status: 404 });
    expect(await ada.http.post(`${LAB}/versions/near-2/restore`)).toMatchObject({ status: 409 });

    // An administrator on hold cannot approve anything, so the other one counts as alone.
    const approvalOf = async (version: string) =>
      (await ada.http.get(`${LAB}/versions`)).body.items.find((one: { version: string }) => one.version === version)
        .approval;
    expect(await propose(ada, 'near-4')).toMatchObject({ status: 201, body: { approval: 'needs_another' } });
    await placeHold(app, 'person', bea.userId);
    expect(await approvalOf('near-4')).toBe('waits');
  });

  test('a longer list takes no more statements than a short one, and names the authors', async () => {
    const lists = () =>
      Promise.all([
        statementsOf(app.deps, (deps) => listKept(deps, ada.userId, 'market')),
        statementsOf(app.deps, (deps) => listVersions(deps, ada.userId)),
      ]);
    const before = await lists();
    await app.asOwner(
      `insert into lab_runs (name, created_by, run) select 'r' || n, $1, '{}' from generate_series(1, 9) n`,
      [ada.userId],
    );
    await app.asOwner(
      `insert into weights_versions (version, weights, status, proposed_by) select 'v' || n, weights, 'proposed', $1
       from weights_versions, generate_series(1, 9) n where version = 'hand-1'`,
      [ada.userId],
    );
    expect(await lists()).toEqual(before);
    const { items } = (await ada.http.get(`${LAB}/runs`)).body;
    expect(items).toHaveLength(10);
    expect(items[0]).toMatchObject({ name: expect.stringMatching(/^r/), createdBy: 'Ada Reyes' });
    expect((await ada.http.get(`${LAB}/versions`)).body.items).toContainEqual(
      expect.objectContaining({ version: 'v9', proposedBy: 'Ada Reyes', approvedBy: null }),
    );
  });
});
