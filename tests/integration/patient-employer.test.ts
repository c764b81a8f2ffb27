import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { milesBetween } from '#domains/matching/engine/distance.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { placeOf } from '#domains/profiles/server/candidates/index.ts';
import { sendDuePlans } from '#domains/hiring/server/auto-apply/index.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { user } from '#platform/server/database/db.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { aNurse, type SignedIn } from '#tests/support/people/candidates.ts';
import { openStream } from '#tests/support/stream.ts';
import {
  aNightJob,
  anApprovedHospital,
  anApprovedNurse,
  eventually,
  matched,
  publish,
} from '#tests/support/people/hiring.ts';

/**
 * An employer posts and edits jobs to find out where a person who never applied lives and which pay they ask for. The same
 * attack runs on people who differ only in that; the test compares what it returns.
 */
interface Sought {
  zip: string;
  payFloorCents: number;
  payTargetCents: number;
}

/** Two people in the same area and pay step, as far apart as possible. */
const HERE: Sought = { zip: '64832', payFloorCents: 3_539, payTargetCents: 3_964 };
const THERE: Sought = { zip: '64864', payFloorCents: 3_963, payTargetCents: 4_438 };
/** People in a neighboring area and in the next pay step. */
const ELSEWHERE: Sought = { ...HERE, zip: '64759' };
const DEARER: Sought = { ...HERE, payFloorCents: 3_964 };

const pay = (cents: number) => ({ payMinCents: cents, payMaxCents: cents + 200, nightDifferentialCents: 0 });
/** Twenty jobs: places in all directions near the radius of both people, and increasing pay. */
const JOBS = [
  ...['64804', '64850', '64836', '66762', '64772', '65708', '66701', '65605', '65625', '67357', '64744', '65712'].map(
    (zip) => ({ zip, ...pay(4_300) }),
  ),
  ...[3_350, 3_500, 3_700, 3_800, 4_000, 4_200, 4_400, 4_600].map((cents) => ({ zip: '64804', ...pay(cents) })),
];
/** Edits of one of the jobs. */
const EDITS = [
  { zip: '66701', ...pay(4_300) },
  { zip: '65625', ...pay(3_900) },
  { zip: '64772', ...pay(3_600) },
  { zip: '64870', ...pay(3_450) },
];

async function drained(app: TestApp): Promise<void> {
  await matched(app);
  await eventually(async () => {
    const open = `select name from pgboss.job where name in ('event.matching.notify-of-shown', 'event.hiring.plan-applications', 'auto-apply') and completed_on is null`;
    expect(await app.asOwner(open)).toEqual([]);
  });
}

/** Four more people with different scores, so that one person more or less changes the rounded count. */
async function others(app: TestApp): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  for (const yearsExperience of [2, 3, 4, 5]) {
    const person = await anApprovedNurse(app, '64836');
    await person.http.put('/api/me/profile/role', { ...aNurse.role, yearsExperience });
    await person.http.put('/api/me/profile/preferences', {
      ...aNurse.preferences,
      payFloorCents: 3_000,
      payTargetCents: 6_000,
      radiusMiles: null,
      willRelocate: true,
    });
    people.push(person);
  }
  return people;
}

/** Everything that the attack returns, with names instead of random values. */
async function attack({ zip, ...wishes }: Sought): Promise<string[]> {
  const app = await startTestApp();
  const { version: _version, ...weights } = WEIGHTS_V1;
  await app.asOwner(
    `insert into weights_versions (version, weights, limits, status, activated_at)
     values ('two-a-day', $1, '{"peoplePerJobPerDay":2,"fade":1}', 'active', now())`,
    [JSON.stringify(weights)],
  );
  const hospital = await anApprovedHospital(app);
  const sought = await anApprovedNurse(app, zip);
  await sought.http.put('/api/me/profile/preferences', { ...aNurse.preferences, ...wishes });
  const people = [sought, ...(await others(app))];
  await app.asOwner(`update licenses set verification_state = 'verified', verification_source = 'Nursys'`);
  await app.asOwner(`update profiles set verification_status = 'approved' where role = 'job_seeker'`);
  await drained(app);
  const stream = await openStream(hospital.http);

  const answers: unknown[] = [];
  const jobIds: string[] = [];
  for (const job of JOBS) {
    const draft = { ...aNightJob(app, hospital.organizationId), ...job };
    answers.push((await hospital.http.post('/api/jobs/preview-eligibility', draft)).body);
    jobIds.push(await publish(app, hospital, job));
    // Jobs of the same moment are listed in the order of their random IDs.
    app.clock.advance(1000);
  }
  await drained(app);
  for (const id of jobIds) answers.push(await seenOf(hospital, id));

  const [edited = ''] = jobIds;
  for (const edit of EDITS) {
    const { draft, version } = (await hospital.http.get(`/api/jobs/${edited}`)).body;
    const saved = await hospital.http.put(`/api/jobs/${edited}`, { draft: { ...draft, ...edit }, version });
    expect(saved.status).toBe(200);
    await drained(app);
    answers.push(await seenOf(hospital, edited));
  }

  // Automatic applications, fewer than jobs: which ones arrive reveals an order.
  const on = await sought.http.put('/api/me/auto-apply', { enabled: true, dailyCap: 4, activeCap: 30 });
  expect(on.status).toBe(200);
  await drained(app);
  app.clock.advance(36 * HOUR_MS);
  await sendDuePlans(app.deps);
  await drained(app);
  for (const id of jobIds) answers.push(await seenOf(hospital, id));
  // Notices are written in parallel and have no order.
  const { items: notices } = (await hospital.http.get('/api/notifications?limit=100')).body;
  const unordered = [
    ...notices.map(({ id: _id, seq: _seq, ...notice }: { id: string; seq: number }) => notice),
    ...(await readByRole(app, hospital.userId)),
    ...new Set(stream.events.map(({ event, data }) => `${event} ${data.topic}`)),
  ];
  const named = await namesOf(app, people, jobIds);
  return [...answers.map(named), ...unordered.map(named).toSorted()];
}

/** The employer's screens of a job: the funnel, the ordered candidates, each of them, and the board, whole and by distance. */
async function seenOf({ http }: SignedIn, jobId: string) {
  const { items } = (await http.get(`/api/jobs/${jobId}/candidates?limit=50`)).body;
  const whole: unknown[] = [];
  for (const { id } of items) whole.push((await http.get(`/api/employer/applications/${id}`)).body);
  const boards: unknown[] = [];
  for (const filters of [{}, { within: 'under_30' }]) {
    const board = await http.post('/api/employer/people/board', { scope: { kind: 'job', id: jobId }, filters });
    expect(board.status).toBe(200);
    boards.push(board.body);
  }
  return [(await http.get(`/api/jobs/${jobId}`)).body, items, whole, boards];
}

/** Rows that the employer's database role can read directly. */
async function readByRole(app: TestApp, userId: string) {
  const read = (statement: SQL) => app.deps.db.as(user(userId), (tx) => tx.execute(statement));
  for (const exact of [sql`select id from matches`, sql`select application_id from application_receipts`]) {
    await expect(read(exact)).rejects.toMatchObject({ cause: { code: '42501' } });
  }
  return (await read(sql`select job_id, candidate_id, employer_score, receipt from match_views`)).rows;
}

/** Ids, pseudonyms and times differ between runs: known ones get names, others are removed. */
async function namesOf(app: TestApp, people: SignedIn[], jobIds: string[]): Promise<(answer: unknown) => string> {
  const names = new Map(jobIds.map((id, index) => [id, `job ${index}`]));
  for (const [index, { userId }] of people.entries()) {
    const [profile] = await app.asOwner('select pseudonym from candidate_profiles where user_id = $1', [userId]);
    names.set(userId, `person ${index}`).set(String(profile?.['pseudonym']), `alias ${index}`);
    for (const { id, job_id } of await app.asOwner('select id, job_id from applications where candidate_id = $1', [
      userId,
    ])) {
      names.set(String(id), `application of ${index} to ${names.get(String(job_id))}`);
    }
  }
  return (answer) =>
    JSON.stringify(answer)
      .replace(/TG-[0-9A-F]+|[0-9a-f]{8}-[0-9a-f-]{27}/g, (found) => names.get(found) ?? 'one')
      .replace(/"slug":"[^"]*"/g, '"slug":"one"')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'some time');
}

const milesApart = (a: Sought, b: Sought) => {
  const [one, other] = [placeOf(a.zip), placeOf(b.zip)];
  return one && other ? milesBetween(one.latitude, one.longitude, other.latitude, other.longitude) : 0;
};

describe('a patient employer', () => {
  let found: string[];
  test('cannot distinguish two people who live ten miles apart and ask for pay ten percent apart', async () => {
    // The attack finds no circle smaller than half the distance between them, and no narrower pay range.
    expect(milesApart(HERE, THERE) / 2).toBeGreaterThanOrEqual(5);
    expect(THERE.payFloorCents / HERE.payFloorCents).toBeGreaterThanOrEqual(1.1);
    expect(THERE.payTargetCents / HERE.payTargetCents).toBeGreaterThanOrEqual(1.1);
    found = await attack(HERE);
    expect(await attack(THERE)).toEqual(found);
  }, 180_000);

  test('sees a different area or pay step', async () => {
    for (const other of [ELSEWHERE, DEARER]) expect(await attack(other)).not.toEqual(found);
  }, 180_000);
});
