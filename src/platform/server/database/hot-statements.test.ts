import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { anApprovedNurse } from '#tests/support/people/hiring.ts';
import { openDatabase, service, user, type Actor, type Database, type Tx } from './db.ts';
import { HotStatements } from './hot-statements.ts';

const OFTEN = 25;

/** A database with one connection, so that every statement meets the same prepared ones. */
function oneConnection(app: TestApp): Database {
  const database = openDatabase({ url: app.ownerUrl, log: app.deps.log, maxConnections: 1 });
  onTestFinished(() => database.close());
  return database;
}

const preparedIn = (database: Database) =>
  database.as(service, async (tx) => {
    const { rows } = await tx.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`);
    return rows.map(({ statement }) => statement);
  });

const times = async (count: number, work: () => Promise<unknown>) => {
  for (let time = 0; time < count; time += 1) await work();
};

test('only statements that come again and again are named, and only so many', () => {
  const hot = new HotStatements({ timesBefore: 2, most: 2 });
  const namesOf = (text: string) => [1, 2, 3, 4].map(() => hot.nameOf(text));
  expect(namesOf('a')).toEqual([undefined, undefined, 'hot_1', 'hot_1']);
  expect(namesOf('b')).toEqual([undefined, undefined, 'hot_2', 'hot_2']);
  expect(namesOf('c')).toEqual([undefined, undefined, undefined, undefined]);
});

test('a statement that is no longer frequent makes room for one that is, which gets a new name', () => {
  const hot = new HotStatements({ timesBefore: 2, most: 1, window: 6 });
  const send = (...texts: string[]) => texts.map((text) => hot.nameOf(text));
  expect(send('a', 'a', 'a', 'b', 'b', 'b').filter(Boolean)).toEqual(['hot_1']);
  expect(send('b', 'b', 'b', 'b', 'b', 'a').filter(Boolean), 'still used in this window').toEqual(['hot_1']);
  expect(send('b', 'b', 'b', 'b', 'b', 'b').filter(Boolean)).toEqual([]);
  expect(send('b', 'b', 'b', 'a', 'a', 'a').filter(Boolean), 'not used in the window before').toEqual(['hot_2']);
});

test('a rare statement never gets a name, however long the process runs', () => {
  const hot = new HotStatements({ timesBefore: 2, window: 10 });
  const names = Array.from({ length: 200 }, (_, i) => hot.nameOf(i % 10 === 0 ? 'rare' : `once ${i}`));
  expect(names.filter(Boolean)).toEqual([]);
});

test('PostgreSQL keeps a frequent statement prepared, and a rare one not', async () => {
  const database = oneConnection(await startTestApp({}, []));
  const ask = (text: string) => database.as(service, (tx) => tx.execute(sql.raw(text)));
  await times(OFTEN, () => ask('select 1 as frequent'));
  await ask('select 1 as rare');
  const prepared = await preparedIn(database);
  expect(prepared).toContain('select 1 as frequent');
  expect(prepared).not.toContain('select 1 as rare');
});

test('one prepared statement answers each caller with their own rows', async () => {
  const app = await startTestApp();
  const database = oneConnection(app);
  const [first, second] = [await anApprovedNurse(app), await anApprovedNurse(app)];
  const licenses = (tx: Tx) => tx.execute<{ user_id: string }>(sql`select user_id from licenses`);
  const ownersSeenBy = async (actor: Actor) => [
    ...new Set((await database.as(actor, licenses)).rows.map((row) => row.user_id)),
  ];
  await times(OFTEN, () => ownersSeenBy(service));
  for (let round = 0; round < OFTEN; round += 1) {
    expect(await ownersSeenBy(user(first.userId))).toEqual([first.userId]);
    expect(await ownersSeenBy(user(second.userId))).toEqual([second.userId]);
  }
  expect((await ownersSeenBy(service)).toSorted()).toEqual([first.userId, second.userId].toSorted());
  expect(await preparedIn(database)).toContain('select user_id from licenses');
});

test('a migration that changes the columns of a prepared answer fails no request', async () => {
  const app = await startTestApp({}, []);
  await app.asOwner('create table public.grown (a int)');
  await app.asOwner('grant select on public.grown to tallgrass_service');
  const database = oneConnection(app);
  const read = () => database.as(service, (tx) => tx.execute(sql`select * from grown`));
  await times(OFTEN, read);
  await app.asOwner('alter table public.grown add column b int');
  expect((await read()).fields.map(({ name }) => name)).toEqual(['a', 'b']);
});
