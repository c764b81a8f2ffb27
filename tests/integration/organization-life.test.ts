import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { openWalkable, type WalkableDatabase } from '../walks/rls-walk-database.ts';
import { buildMarket, MARKET, PEOPLE } from '../walks/rls-walk-market.ts';

/** `organizations.is_live` always equals `app.organization_is_live`. */
const { systemA, siblingA, orgA, unitA, newOrgA, orgB } = MARKET;
const NAMES = new Map<string, string>(
  Object.entries({ systemA, siblingA, orgA, unitA, newOrgA, orgB }).map(([k, v]) => [v, k]),
);
const ALL = ['orgA', 'orgB', 'siblingA', 'systemA', 'unitA'];

let database: WalkableDatabase;

beforeAll(async () => {
  database = await openWalkable(await createTestDatabase());
  await buildMarket(database.owner);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.owner.query('begin');
  return () => database.owner.query('rollback').then(() => undefined);
});

async function live(): Promise<string[]> {
  const { rows } = await database.owner.query<{ id: string; is_live: boolean; should: boolean }>(
    'select id, is_live, app.organization_is_live(id) as should from organizations',
  );
  expect(rows.filter(({ is_live: is, should }) => is !== should)).toEqual([]);
  return rows
    .filter(({ id, is_live: is }) => is && NAMES.has(id))
    .map(({ id }) => NAMES.get(id) ?? '')
    .sort();
}

const run = (statement: string) => database.owner.query(statement);

test('approved organizations are live with their units; a facility needs its own approval and that of its ancestors', async () => {
  expect(await live()).toEqual(ALL);
  await run(`update organizations set verification_status = 'pending' where id = '${orgA}'`);
  expect(await live()).toEqual(['orgB', 'siblingA', 'systemA']);
  await run(`update organizations set verification_status = 'approved' where id = '${orgA}'`);
  await run(`update organizations set verification_status = 'needs_fix' where id = '${systemA}'`);
  expect(await live()).toEqual(['orgB']);
  await run(`update organizations set verification_status = 'approved' where id = '${systemA}'`);
  await run(`update organizations set verification_status = 'approved' where id = '${newOrgA}'`);
  expect(await live()).toEqual(['newOrgA', ...ALL].sort());
});

test('a hold stops an organization and its descendants until it is released or deleted', async () => {
  const hold = `insert into holds (subject_type, subject_id, kind, reason) values ('organization', '${systemA}', 'screening', 'x')`;
  await run(hold);
  expect(await live()).toEqual(['orgB']);
  await run(`update holds set released_at = now() where subject_id = '${systemA}'`);
  expect(await live()).toEqual(ALL);
  await run(hold);
  await run(`delete from holds where subject_id = '${systemA}'`);
  expect(await live()).toEqual(ALL);
});

test('a canceled organization is not live, and a moved one follows its new parent', async () => {
  await run(`update organizations set canceled_at = now() where id = '${orgA}'`);
  expect(await live()).toEqual(['orgB', 'siblingA', 'systemA']);
  await run(`update organizations set canceled_at = null where id = '${orgA}'`);
  await run(`update organizations set parent_id = '${newOrgA}' where id = '${siblingA}'`);
  expect(await live()).toEqual(['orgA', 'orgB', 'systemA', 'unitA']);
  await run(`update organizations set parent_id = '${siblingA}' where id = '${unitA}'`);
  expect(await live()).toEqual(['orgA', 'orgB', 'systemA']);
});

test('members cannot make their own organization live', async () => {
  const id = '00000000-0000-4000-8000-000000000999';
  await run(
    `select set_config('role', 'tallgrass_employer', true), set_config('app.user_id', '${PEOPLE.employerA}', true)`,
  );
  const found = (columns: string, values: string) =>
    run(
      `insert into organizations (id, kind, name, created_by${columns}) values ('${id}', 'facility', 'Mine', '${PEOPLE.employerA}'${values})`,
    );
  await run('savepoint found');
  await expect(found(', is_live', ', true')).rejects.toMatchObject({ code: '42501' });
  await run('rollback to savepoint found');
  await found('', '');
  const { rows } = await run(`select is_live from organizations where id = '${id}'`);
  expect(rows).toEqual([{ is_live: false }]);
  await expect(run(`update organizations set is_live = true where id = '${id}'`)).rejects.toMatchObject({
    code: '42501',
  });
});
