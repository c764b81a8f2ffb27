import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createOracle } from '#tools/matching/oracle.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { expireFacts } from '#tests/support/arrange.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  DAY,
  dayIn,
  eventually,
  publish,
  screened,
} from '#tests/support/people/hiring.ts';
import { engine as engineActor, type Database } from '#platform/server/database/db.ts';
import { readCandidateFacts } from '../facts/candidate-facts.repo.ts';
import { edgeOf } from './feed.repo.ts';
import { readJobFacts } from '../facts/job-facts.repo.ts';
import { Market, marketOf, type MarketStatus } from './market.ts';

/** What the reference engine says of the database as it is now. */
async function reference(app: TestApp, people: readonly string[]) {
  const { asOf, weights } = await marketOf(app.deps).engine();
  return app.deps.db.as(engineActor, async (tx) =>
    createOracle({
      asOf,
      weights,
      candidates: await readCandidateFacts(tx, people),
      jobs: await readJobFacts(tx),
    }),
  );
}

/** The market as of now. What a transaction that still runs hides (the rematch of an earlier change) it reads later. */
async function refreshed(app: TestApp) {
  await marketOf(app.deps).refresh();
  return marketOf(app.deps).engine();
}

test('the market in memory agrees with the reference, today and after midnight', async () => {
  const app = await startTestApp();
  const hospital = await anApprovedHospital(app);
  const [willa, ruth] = [await anApprovedNurse(app), await anApprovedNurse(app)];
  const jobs = [
    await publish(app, hospital),
    await publish(app, hospital, { requiredCertifications: [], validThrough: dayIn(app, 20) }),
    await publish(app, hospital, { requiredCertifications: [] }),
  ];
  await expireFacts(app, 'certifications', willa.userId, dayIn(app, 10));
  const people = [willa.userId, ruth.userId];
  const compared = async () => {
    const engine = await refreshed(app);
    const oracle = await reference(app, people);
    for (const id of jobs) {
      expect(engine.peopleForJob(id)).toEqual(oracle.peopleForJob(id));
      expect(engine.reach(id)).toEqual(oracle.reach(id));
    }
    for (const id of people) expect(engine.jobsForPerson(id)).toEqual(oracle.jobsForPerson(id));
    return jobs.map((id) => new Set(engine.peopleForJob(id).map(({ candidateId }) => candidateId)));
  };
  const today = [new Set(people), new Set(people), new Set(people)];
  await eventually(async () => expect(await compared()).toEqual(today));
  app.clock.advance(11 * DAY);
  const later = [new Set([ruth.userId]), new Set(people), new Set(people)];
  await eventually(async () => expect(await compared()).toEqual(later));
  app.clock.advance(10 * DAY);
  await eventually(async () => expect((await compared())[1]).toEqual(new Set()));
});

test('an invalid row is left out without affecting others, and returns once fixed', async () => {
  const app = await startTestApp();
  const hospital = await anApprovedHospital(app);
  const [broken, whole] = [await anApprovedNurse(app), await anApprovedNurse(app)];
  const job = await publish(app, hospital);
  const inMatches = () =>
    app.asOwner(`select candidate_id from matches where job_id = $1 and is_current order by 1`, [job]);
  await eventually(async () => expect(await inMatches()).toHaveLength(2));

  await app.asOwner(`update candidate_profiles set home_latitude = 200 where user_id = $1`, [broken.userId]);
  await eventually(async () => expect(await inMatches()).toEqual([{ candidate_id: whole.userId }]));
  const ada = await signInAsAdmin(app);
  const told = async () => (await ada.http.get('/api/admin/health')).body.matching;
  expect(await told()).toMatchObject([
    {
      state: 'ready',
      people: 1,
      jobs: 1,
      leftOut: 1,
      leftOutRows: [{ kind: 'person', id: broken.userId }],
      readySince: expect.any(String),
    },
  ]);
  expect((await broken.http.get('/api/me/near-misses')).status).toBe(200);

  await app.asOwner(`update candidate_profiles set home_latitude = 37.05 where user_id = $1`, [broken.userId]);
  await eventually(async () => expect(await inMatches()).toHaveLength(2));
  expect(await told()).toMatchObject([{ people: 2, leftOut: 0, leftOutRows: [] }]);

  // A coordinate that is not a number matches no one, person or job, and stops nothing.
  await app.asOwner(`update candidate_profiles set home_latitude = 'NaN' where user_id = $1`, [broken.userId]);
  await eventually(async () => expect(await inMatches()).toEqual([{ candidate_id: whole.userId }]));
  const [place] = await app.asOwner(`select latitude from jobs where id = $1`, [job]);
  await app.asOwner(`update jobs set latitude = 'NaN' where id = $1`, [job]);
  await eventually(async () => expect(await inMatches()).toEqual([]));
  expect(await told()).toMatchObject([
    {
      people: 1,
      jobs: 0,
      leftOut: 2,
      leftOutRows: [
        { kind: 'person', id: broken.userId },
        { kind: 'job', id: job },
      ],
    },
  ]);
  expect((await whole.http.get('/api/me/matches')).body.items).toEqual([]);
  await app.asOwner(`update jobs set latitude = $2 where id = $1`, [job, place?.['latitude']]);
  await eventually(async () => expect(await inMatches()).toEqual([{ candidate_id: whole.userId }]));
});

test('invalid weights written directly to the database are rejected and logged, and the previous ones stay active', async () => {
  const app = await startTestApp();
  const hospital = await anApprovedHospital(app);
  const nurse = await anApprovedNurse(app);
  const job = await publish(app, hospital);
  const { market, lines } = watched(app);
  const before = await vi.waitFor(async () => {
    await market.refresh();
    const pairs = (await market.engine()).peopleForJob(job);
    expect(pairs.map(({ candidateId }) => candidateId)).toEqual([nurse.userId]);
    return pairs;
  });
  const broken = { candidate: { ...WEIGHTS_V1.candidate, pay: 0.9 }, employer: WEIGHTS_V1.employer };
  await app.asOwner(
    `insert into weights_versions (version, weights, status, activated_at) values ('broken', $1, 'active', now())`,
    [JSON.stringify(broken)],
  );
  await market.refresh();
  expect((await market.engine()).weights.version).toBe(WEIGHTS_V1.version);
  expect((await market.engine()).peopleForJob(job)).toEqual(before);
  expect(lines.filter(({ level }) => level >= 50)).toMatchObject([{ msg: 'weights refused', version: 'broken' }]);
});

/** A separate market over the app's database, which records its log lines and its state at each of them. */
function watched(app: TestApp, chunk?: number) {
  const lines: {
    msg: string;
    level: number;
    read?: number;
    of?: number;
    was?: string;
    version?: string;
    status: MarketStatus;
  }[] = [];
  const write = (line: string) => void lines.push({ ...JSON.parse(line), status: market.status });
  const log = pino({ level: 'info', base: null }, { write });
  const market: Market = new Market({ db: app.deps.db, clock: app.clock, log }, { chunk });
  return { market, lines };
}

test('reports progress during a build and the time when ready', async () => {
  const app = await startTestApp();
  for (const _ of [1, 2, 3]) await anApprovedNurse(app);
  const { market, lines } = watched(app, 1);
  expect(market.status).toMatchObject({ state: 'waiting', readySince: null });
  await market.engine();
  expect(lines).toMatchObject([
    { msg: 'matching: reading people', read: 1, of: 3 },
    { msg: 'matching: reading people', read: 2, of: 3 },
    { msg: 'market built', candidates: 3, leftOut: 0 },
  ]);
  expect(lines[1]?.status).toMatchObject({ state: 'reading', peopleRead: 2, peopleTotal: 3, readySince: null });
  expect(market.status).toMatchObject({ state: 'ready', people: 3, readySince: app.clock.now() });
});

test('a migration under a running process rebuilds the market and is logged', async () => {
  const app = await startTestApp();
  const nurse = await anApprovedNurse(app);
  const { market, lines } = watched(app);
  expect((await market.engine()).candidateCount).toBe(1);
  await screened(app);
  // What a transaction still running elsewhere keeps back would be read later, and the nurse anew with it.
  await eventually(async () => {
    const [feed] = await app.asOwner(
      'select coalesce(max(xid) >= pg_snapshot_xmin(pg_current_snapshot()), false) as waits from market_changes',
    );
    expect(feed).toEqual({ waits: false });
    expect((await market.refresh()).candidates).toEqual([]);
  });
  // What a migration writes past the triggers, the change feed never tells.
  await app.asOwner('alter table profiles disable trigger user');
  await app.asOwner('update profiles set onboarding_completed = false where user_id = $1', [nurse.userId]);
  await app.asOwner('alter table profiles enable trigger user');
  await market.refresh();
  expect((await market.engine()).candidateCount).toBe(1);

  const [before] = await app.asOwner('select app.schema_version() as hash');
  await app.asOwner(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('a later one', 0)`);
  await market.refresh();
  expect((await market.engine()).candidateCount).toBe(0);
  await market.refresh();
  expect(lines).toMatchObject([
    { msg: 'market built' },
    { msg: 'schema changed; rebuilding the market', was: before?.['hash'] },
    { msg: 'market built', candidates: 0 },
  ]);
});

test('a turn shares a read that covers its edge, and otherwise waits for another', async () => {
  const app = await startTestApp({ ROLE: 'web' });
  const nurse = await anApprovedNurse(app);
  const { market, reads, holdAt } = held(app);
  expect((await market.engine()).candidateCount).toBe(1);

  // Transaction IDs are compared as numbers, not as text.
  expect(await reads(() => market.readUpTo('9'))).toBe(0);
  expect(await reads(() => market.readUpTo(`1${'0'.repeat(12)}`))).toBe(1);

  const hide = `update profiles set onboarding_completed = $2 where user_id = $1 returning pg_current_xact_id()::text`;
  const edgeAfter = async (shown: boolean) => {
    const [row] = await app.asOwner(hide, [nurse.userId, shown]);
    const mine = BigInt(String(row?.['pg_current_xact_id']));
    return eventually(async () => {
      const { xid } = await app.deps.db.as(engineActor, edgeOf);
      expect(BigInt(xid)).toBeGreaterThan(mine);
      return xid;
    });
  };
  const meanwhile = async (at: 'begin' | 'end', shown: boolean) => {
    const release = await holdAt(at, () => market.refresh());
    const turn = market.readUpTo(await edgeAfter(shown));
    release();
    await turn;
  };
  expect(await reads(() => meanwhile('begin', false))).toBe(1);
  expect((await market.engine()).candidateCount).toBe(0);
  expect(await reads(() => meanwhile('end', true))).toBe(2);
  expect((await market.engine()).candidateCount).toBe(1);
});

/** A market of its own over the app's database, whose reads are counted, and can be held before or after what they read. */
function held(app: TestApp) {
  let count = 0;
  let hold = { at: '', until: Promise.resolve(), reached: () => {} };
  const pause = async (at: string) => {
    if (at !== hold.at) return;
    hold.reached();
    await hold.until;
  };
  const as: Database['as'] = (actor, work) =>
    app.deps.db.as(actor, async (tx) => {
      count += 1;
      await pause('begin');
      const result = await work(tx);
      await pause('end');
      return result;
    });
  return {
    market: new Market({ ...app.deps, db: { ...app.deps.db, as } }),
    async reads(work: () => Promise<unknown>) {
      const before = count;
      await work();
      return count - before;
    },
    /** Starts a read, waits until it is blocked, and returns the function that lets it continue. */
    async holdAt(at: 'begin' | 'end', read: () => Promise<unknown>) {
      const there = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      hold = { at, until: end.promise, reached: there.resolve };
      void read();
      await there.promise;
      return () => {
        hold.at = '';
        end.resolve();
      };
    },
  };
}

test('an invalid row does not prevent a start', async () => {
  const app = await startTestApp();
  const hospital = await anApprovedHospital(app);
  const [broken, whole] = [await anApprovedNurse(app), await anApprovedNurse(app)];
  await app.asOwner(`update candidate_profiles set home_longitude = 999 where user_id = $1`, [broken.userId]);
  const job = await publish(app, hospital);
  const another = { ...app.deps };
  const engine = await marketOf(another).engine();
  expect(engine.peopleForJob(job).map(({ candidateId }) => candidateId)).toEqual([whole.userId]);
});
