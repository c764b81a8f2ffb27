import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { openWalkable, type WalkableDatabase } from '../walks/rls-walk-database.ts';
import { buildMarket, MARKET, PEOPLE } from '../walks/rls-walk-market.ts';

/** Policies are asked once a statement, not once a row: what holds for two applications holds for two hundred. */
let database: WalkableDatabase;

beforeAll(async () => {
  database = await openWalkable(await createTestDatabase());
  await buildMarket(database.owner);
});
afterAll(() => database.close());

const READS = {
  applications: 'select id from applications',
  profiles: 'select user_id from candidate_profiles',
  names: 'select user_id from profiles',
  credentials: 'select l.id, c.id from licenses l join certifications c using (user_id)',
  papers: 'select id from documents',
  matches: 'select job_id from match_views',
  conversations: 'select id from conversations',
  jobs: 'select j.id from jobs j join organizations o on o.id = j.organization_id',
} as const;

async function addApplicants(count: number): Promise<void> {
  const people = Array.from({ length: count }, () => randomUUID());
  await database.owner.query(
    `insert into auth.users (id, name, email, email_verified, signup_role)
     select id, 'More', id || '@example.test', true, 'job_seeker' from unnest($1::uuid[]) as id`,
    [people],
  );
  await database.owner.query(
    `with made as (
       insert into applications (job_id, organization_id, candidate_id, stage)
       select $2, $3, id, 'applied' from unnest($1::uuid[]) as id returning id, organization_id, candidate_id)
     insert into conversations (id, organization_id, candidate_id, last_side)
     select id, organization_id, candidate_id, 'candidate' from made`,
    [people, MARKET.publicA, MARKET.orgA],
  );
  await database.owner.query('analyze applications, conversations');
}

/** Rows that employer A reads, and how many calls of functions that took. */
async function look(read: keyof typeof READS): Promise<{ rows: number; calls: number }> {
  const { owner } = database;
  await owner.query('begin');
  try {
    await owner.query(`set local track_functions = 'all'`);
    await owner.query(`select set_config('role', 'tallgrass_employer', true), set_config('app.user_id', $1, true)`, [
      PEOPLE.employerA,
    ]);
    const before = await callsSoFar();
    const { rows } = await owner.query(READS[read]);
    return { rows: rows.length, calls: (await callsSoFar()) - before };
  } finally {
    await owner.query('rollback');
  }
}

/** Counted for this session; what earlier transactions left is not flushed at once. */
async function callsSoFar(): Promise<number> {
  const { rows } = await database.owner.query<{ calls: number }>(
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_xact_user_functions where schemaname = 'app'`,
  );
  return rows[0]?.calls ?? 0;
}

describe('no policy calls a function for each row', () => {
  test('three hundred applicants cost as many calls as one hundred', async () => {
    // Among a few rows the planner leaves out what it needs among many, whose number of calls must not grow.
    await addApplicants(100);
    const reads = Object.keys(READS) as (keyof typeof READS)[];
    const before = new Map<string, { rows: number; calls: number }>();
    for (const read of reads) before.set(read, await look(read));
    await addApplicants(200);
    for (const read of reads) {
      const { rows, calls } = await look(read);
      expect(calls, read).toBeLessThanOrEqual(before.get(read)?.calls ?? 0);
      if (['applications', 'profiles', 'names', 'conversations'].includes(read)) {
        expect(rows, read).toBe((before.get(read)?.rows ?? 0) + 200);
      }
    }
  });
});

test('the first page of an inbox looks only at its own lines, not at every application', async () => {
  const { owner } = database;
  await addApplicants(200);
  await owner.query('begin');
  try {
    await owner.query(`select set_config('role', 'tallgrass_employer', true), set_config('app.user_id', $1, true)`, [
      PEOPLE.employerA,
    ]);
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off) select id from conversations
       where organization_id = $1 and last_side is not null order by last_at desc, id desc limit 5`,
      [MARKET.orgA],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan using \S+ on applications/);
    expect(plan).not.toMatch(/Seq Scan on applications/);
  } finally {
    await owner.query('rollback');
  }
});
