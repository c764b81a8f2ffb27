import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MACHINES } from '#app/db/machines.ts';
import { mayMove, statesOf, type Actor, type Machine } from '#kernel/state-machine.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { openWalkable, type WalkableDatabase } from './rls-walk-database.ts';
import { buildMarket } from './rls-walk-market.ts';

/** Every pair of states of every machine, including each state with itself, on rows of its table. */
let database: WalkableDatabase;

beforeAll(async () => {
  database = await openWalkable(await createTestDatabase());
  await buildMarket(database.owner);
});
afterAll(() => database.close());

/** The allowed steps, listed a second time so that a mistake in a machine is noticed. */
const ALLOWED: Record<string, Record<string, string>> = {
  verification: {
    pending: 'needs_fix approved rejected',
    needs_fix: 'pending rejected approved',
    rejected: 'pending',
    approved: 'needs_fix pending',
  },
  job: {
    draft: 'published closed',
    published: 'paused filled closed expired',
    paused: 'published filled closed expired',
    filled: 'published closed',
    closed: '',
    expired: 'published filled closed',
  },
  application: {
    matched: 'applied dismissed withdrawn',
    applied: 'shortlisted interviewing rejected withdrawn',
    shortlisted: 'interviewing offered rejected withdrawn',
    interviewing: 'offered rejected withdrawn',
    offered: 'hired interviewing rejected withdrawn',
    hired: '',
    rejected: '',
    withdrawn: 'applied matched',
    dismissed: 'matched',
  },
  interview: {
    proposed: 'confirmed rescheduled declined canceled',
    rescheduled: 'rescheduled confirmed declined canceled',
    confirmed: 'rescheduled completed no_show canceled',
    completed: 'no_show canceled',
    canceled: '',
    declined: '',
    no_show: 'completed canceled',
  },
  offer: {
    draft: 'in_approval sent discarded',
    in_approval: 'draft approved discarded',
    approved: 'draft sent discarded',
    sent: 'countered accepted declined expired rescinded',
    countered: 'sent superseded declined expired rescinded',
    accepted: '',
    declined: '',
    expired: '',
    rescinded: '',
    superseded: '',
    discarded: '',
  },
  invitation: {
    invited: 'accepted declined not_now withdrawn expired ended',
    accepted: '',
    declined: '',
    not_now: '',
    withdrawn: '',
    expired: '',
    ended: '',
  },
  pool_member: {
    asked: 'member declined removed expired ended',
    member: 'left removed expired ended',
    declined: '',
    left: '',
    removed: '',
    expired: '',
    ended: '',
  },
  document_request: {
    open: 'given declined withdrawn',
    declined: 'given withdrawn',
    given: '',
    withdrawn: '',
  },
  planned_application: {
    planned: 'kept skipped sent dropped',
    kept: 'skipped sent dropped',
    skipped: 'planned',
    sent: '',
    dropped: '',
  },
  start: {
    planned: 'started no_show withdrawn declined',
    started: '',
    no_show: 'started',
    withdrawn: '',
    declined: '',
  },
  work_confirmation: {
    open: 'confirmed differs declined revoked expired',
    confirmed: '',
    differs: '',
    declined: '',
    revoked: '',
    expired: '',
  },
};

interface Carrier {
  table: string;
  column: string;
  key: string;
  /** Selects a row that is complete enough for every state. */
  row?: string;
  /** Writing the same state again is allowed and changes nothing. */
  mayRestate?: boolean;
}

const CARRIERS: Record<string, readonly Carrier[]> = {
  verification: [
    { table: 'profiles', column: 'verification_status', key: 'user_id', mayRestate: true },
    { table: 'organizations', column: 'verification_status', key: 'id', mayRestate: true },
  ],
  job: [{ table: 'jobs', column: 'status', key: 'id', row: `status = 'published'` }],
  application: [{ table: 'applications', column: 'stage', key: 'id' }],
  interview: [{ table: 'interviews', column: 'status', key: 'id' }],
  document_request: [{ table: 'document_requests', column: 'status', key: 'id' }],
  invitation: [{ table: 'invitations', column: 'status', key: 'id' }],
  pool_member: [{ table: 'pool_members', column: 'status', key: 'id' }],
  planned_application: [{ table: 'planned_applications', column: 'state', key: 'id' }],
  work_confirmation: [{ table: 'work_confirmations', column: 'status', key: 'id' }],
  start: [{ table: 'starts', column: 'status', key: 'application_id' }],
  offer: [{ table: 'offers', column: 'status', key: 'id' }],
};

/** Sets a row to `from` without triggers and moves it to `to` as the service. Returns 'done' or the error code. */
async function step({ table, column, key, row = 'true' }: Carrier, from: string, to: string): Promise<string> {
  const { owner } = database;
  await owner.query('begin');
  try {
    await owner.query('set local session_replication_role = replica');
    const { rows } = await owner.query<{ key: string }>(
      `update ${table} set ${column} = $1 where ${key} = (select ${key} from ${table} where ${row} limit 1) returning ${key} as key`,
      [from],
    );
    await owner.query('set local session_replication_role = origin');
    await owner.query('set local role tallgrass_service');
    const { rowCount } = await owner.query(`update ${table} set ${column} = $1 where ${key} = $2`, [to, rows[0]?.key]);
    return rowCount === 1 ? 'done' : 'nothing';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  } finally {
    await owner.query('rollback');
  }
}

describe.each(MACHINES.map((machine): [string, Machine<string>] => [machine.name, machine]))('%s', (name, machine) => {
  const states = statesOf(machine);
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

  test.each(pairs)('%s → %s', async (from, to) => {
    const isAllowed = (ALLOWED[name]?.[from] ?? '').split(' ').includes(to);
    const somebody: readonly Actor[] = ['candidate', 'employer', 'admin', 'system'];
    expect(somebody.some((actor) => mayMove(machine, from, to, actor))).toBe(isAllowed);
    for (const carrier of CARRIERS[name] ?? []) {
      const isTaken = isAllowed || (from === to && carrier.mayRestate === true);
      expect(await step(carrier, from, to), carrier.table).toBe(isTaken ? 'done' : 'TG409');
    }
  });

  test('is carried by a table, and listed here state by state', () => {
    expect(CARRIERS[name]).toBeDefined();
    expect(Object.keys(ALLOWED[name] ?? {}).toSorted()).toEqual(states.toSorted());
  });
});
