import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MACHINES, TABLES } from '#app/db/registry.ts';
import { mayMove, statesOf, type Actor } from '#kernel/state-machine.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { STEPS } from './expected.ts';
import { openWalkable, type WalkableDatabase } from './rls-walk-database.ts';
import { buildMarket } from './rls-walk-market.ts';

/** Every pair of states of every machine, including each state with itself, on rows of its table. */
let database: WalkableDatabase;

beforeAll(async () => {
  database = await openWalkable(await createTestDatabase());
  await buildMarket(database.owner);
});
afterAll(() => database.close());

/** Which rows of a table are complete enough for every state. */
const COMPLETE: Readonly<Record<string, string>> = { jobs: `status = 'published'` };

interface Carrier {
  table: string;
  column: string;
  /** Writing the same state again is no step, so it is allowed and changes nothing. */
  mayRestate: boolean;
}

const carriersOf = (machine: string): Carrier[] =>
  TABLES.flatMap(({ name, steps }) =>
    steps?.of.name === machine ? [{ table: name, column: steps.column, mayRestate: steps.when !== undefined }] : [],
  );

/** Sets a row to `from` without triggers and moves it to `to` as the service. Returns 'done' or the error code. */
async function step({ table, column }: Carrier, from: string, to: string): Promise<string> {
  const { owner } = database;
  await owner.query('begin');
  try {
    await owner.query('set local session_replication_role = replica');
    const { rows } = await owner.query<{ place: string }>(
      `update ${table} set ${column} = $1
       where ctid = (select ctid from ${table} where ${COMPLETE[table] ?? 'true'} limit 1) returning ctid as place`,
      [from],
    );
    await owner.query('set local session_replication_role = origin');
    await owner.query('set local role tallgrass_service');
    const { rowCount } = await owner.query(`update ${table} set ${column} = $1 where ctid = $2`, [to, rows[0]?.place]);
    return rowCount === 1 ? 'done' : 'nothing';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  } finally {
    await owner.query('rollback');
  }
}

describe.each(MACHINES.map((machine) => [machine.name, machine] as const))('%s', (name, machine) => {
  const states = statesOf(machine);
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

  test.each(pairs)('%s → %s', async (from, to) => {
    const isAllowed = (STEPS[name]?.[from] ?? '').split(' ').includes(to);
    const somebody: readonly Actor[] = ['candidate', 'employer', 'admin', 'system'];
    expect(somebody.some((actor) => mayMove(machine, from, to, actor))).toBe(isAllowed);
    for (const carrier of carriersOf(name)) {
      const isTaken = isAllowed || (from === to && carrier.mayRestate);
      expect(await step(carrier, from, to), carrier.table).toBe(isTaken ? 'done' : 'TG409');
    }
  });

  test('is listed state by state', () => {
    expect(Object.keys(STEPS[name] ?? {}).toSorted()).toEqual(states.toSorted());
  });
});
