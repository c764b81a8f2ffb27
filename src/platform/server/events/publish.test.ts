import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { FEATURES } from '#app/server/features.ts';
import { event } from '#platform/contract/event.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { service, type Tx } from '../database/db.ts';
import { publish, publishWithoutQueue } from './publish.ts';
import { afterEvent, collectSubscribers, onEvent, subscriberJobs, type Subscriber } from './subscribers.ts';

const kettleBoiled = event('kettle.boiled', z.object({ kettleId: z.uuid() }));

const start = async (...subscribers: Subscriber[]): Promise<TestApp> => {
  const app = await startTestApp({}, [...FEATURES, { name: 'tea', subscribers }]);
  await app.asOwner('create table effects (subscriber text not null, kettle_id uuid not null)');
  await app.asOwner('grant select, insert on effects to tallgrass_service, tallgrass_app');
  return app;
};

const write = (tx: Tx, subscriber: string, kettleId: string) =>
  tx.execute(sql`insert into effects values (${subscriber}, ${kettleId})`).then(() => undefined);
const writer = (name: string, when: typeof onEvent) =>
  when(name, kettleBoiled, (_deps, tx, { payload }) => write(tx, name, payload.kettleId));

const boil = (app: TestApp, kettleId: string = randomUUID()) =>
  app.deps.db.as(service, (tx) => publish(app.deps, tx, kettleBoiled, { kettleId }));
const effects = async (app: TestApp) =>
  (await app.asOwner('select subscriber from effects order by 1')).map(({ subscriber }) => subscriber);

test('each subscriber gets every event: two in the transaction, two from queues of their own', async () => {
  const app = await start(
    writer('tea.pour', onEvent),
    writer('tea.log', onEvent),
    writer('tea.invite', afterEvent),
    writer('tea.count', afterEvent),
  );
  await boil(app);
  expect(await effects(app)).toEqual(expect.arrayContaining(['tea.log', 'tea.pour']));
  await vi.waitFor(async () => expect(await effects(app)).toEqual(['tea.count', 'tea.invite', 'tea.log', 'tea.pour']));
});

test('a failing subscriber in the transaction undoes the change, and no background subscriber runs', async () => {
  const refuse = onEvent('tea.refuse', kettleBoiled, () => Promise.reject(new Error('no tea')));
  const app = await start(writer('tea.pour', onEvent), writer('tea.invite', afterEvent), refuse);
  await expect(boil(app)).rejects.toThrow('no tea');
  expect(await effects(app)).toEqual([]);
  expect(await app.asOwner(`select name from pgboss.job where name = 'event.tea.invite'`)).toEqual([]);
});

test('a bulk load gets the background effects with its transaction, and nothing is queued', async () => {
  const app = await start(writer('tea.pour', onEvent), writer('tea.invite', afterEvent));
  await app.deps.db.as(service, async (tx) => {
    await publishWithoutQueue(app.deps, tx, kettleBoiled, { kettleId: randomUUID() });
    const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from effects`);
    expect(rows).toEqual([{ count: 2 }]);
  });
  expect(await app.asOwner(`select name from pgboss.job where name = 'event.tea.invite'`)).toEqual([]);
});

test('a background subscriber that fails, or whose connection is cut, runs again and writes once', async () => {
  let attempts = 0;
  const clumsy = afterEvent('tea.spill', kettleBoiled, async (_deps, tx, { payload }) => {
    attempts += 1;
    await write(tx, 'tea.spill', payload.kettleId);
    if (attempts === 1) throw new Error('spilled');
    if (attempts === 2) {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await app.asOwner('select pg_terminate_backend($1)', [rows[0]?.pid]);
    }
  });
  const app: TestApp = await start(clumsy);
  await boil(app);
  await vi.waitFor(async () => expect(await effects(app)).toEqual(['tea.spill']), 30_000);
  expect(attempts).toBe(3);
});

test('a job that runs in two processes at once writes once', async () => {
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = afterEvent('tea.steep', kettleBoiled, async (_deps, tx, { payload }) => {
    await write(tx, 'tea.steep', payload.kettleId);
    begun.resolve();
    await gate.promise;
  });
  const app = await start(slow);
  await boil(app);
  await begun.promise;
  const [job] = await app.asOwner(`select id, data from pgboss.job where name = 'event.tea.steep'`);
  const second = subscriberJobs(app.deps.subscribers)
    .find(({ definition }) => definition.name === 'event.tea.steep')
    ?.run(app.deps, job?.data, String(job?.id));
  gate.resolve();
  await second;
  expect(await effects(app)).toEqual(['tea.steep']);
});

test('a payload that breaks its schema is refused, and so are two subscribers with one name', async () => {
  const app = await start(writer('tea.pour', onEvent));
  await expect(boil(app, 'not an ID')).rejects.toThrow(z.ZodError);
  expect(() => collectSubscribers([writer('tea.pour', onEvent), writer('tea.pour', afterEvent)])).toThrow(
    'share a name',
  );
});
