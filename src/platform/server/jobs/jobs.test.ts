import { FEATURES } from '#app/server/features.ts';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { service, type Tx } from '../database/db.ts';
import { DEAD_LETTERS, defineJob, handle, work, type JobDefinition } from './jobs.ts';

const boilKettle = defineJob({
  name: 'kettle.boil',
  payload: z.object({ cups: z.int().min(1).default(1) }),
  queue: { retryDelay: 0, retryBackoff: false, retryLimit: 2 },
});

async function start(
  run: (cups: number) => Promise<void> | void,
): Promise<{ app: TestApp; begin: () => Promise<void> }> {
  const handler = handle(boilKettle, async (_deps, { cups }) => run(cups));
  const app = await startTestApp({}, [...FEATURES, { name: 'tea', jobs: [handler] }]);
  return { app, begin: () => work(app.deps, [handler]) };
}
const enqueue = (app: TestApp, cups: number, options?: Parameters<TestApp['deps']['jobs']['enqueue']>[3]) =>
  app.deps.db.as(service, (tx) => app.deps.jobs.enqueue(tx, boilKettle, { cups }, options));
const queued = (app: TestApp) =>
  app.asOwner(`select state, data from pgboss.job where name = $1 order by data->>'cups'`, [boilKettle.name]);

test('a job exists with the commit of its transaction, and not after a rollback', async () => {
  const { app } = await start(() => undefined);
  const undo = (tx: Tx) =>
    app.deps.jobs.enqueue(tx, boilKettle, { cups: 2 }).then(() => Promise.reject(new Error('undone')));
  await expect(app.deps.db.as(service, undo)).rejects.toThrow('undone');
  expect(await queued(app)).toEqual([]);
  await enqueue(app, 3);
  // A worker may have taken it already.
  expect((await queued(app)).map(({ data }) => data)).toEqual([{ cups: 3 }]);
});

test('a payload is validated when it is enqueued and again when it runs', async () => {
  const cups: number[] = [];
  const { app, begin } = await start((count) => void cups.push(count));
  await expect(enqueue(app, 0)).rejects.toThrow();
  await app.deps.jobs.boss.send(boilKettle.name, {});
  await begin();
  await vi.waitFor(() => expect(cups).toEqual([1]), 15_000);
});

test('many jobs are enqueued in one statement, and none for an empty list', async () => {
  const { app } = await start(() => undefined);
  const enqueueAll = (items: { payload: { cups: number } }[]) =>
    app.deps.db.as(service, (tx) =>
      app.deps.jobs.enqueueAll(tx, boilKettle as JobDefinition<typeof boilKettle.payload>, items),
    );
  await enqueueAll([]);
  expect(await queued(app)).toEqual([]);
  await enqueueAll([1, 2, 3].map((cups) => ({ payload: { cups } })));
  expect((await queued(app)).map(({ data }) => data)).toEqual([{ cups: 1 }, { cups: 2 }, { cups: 3 }]);
});

test('a failing job is retried as often as its queue allows, then kept as a dead letter', async () => {
  let runs = 0;
  const { app, begin } = await start(() => {
    runs += 1;
    throw new Error('no water');
  });
  await enqueue(app, 1);
  await begin();
  const dead = () => app.asOwner(`select data from pgboss.job where name = $1`, [DEAD_LETTERS]);
  await vi.waitFor(async () => expect(await dead()).toEqual([{ data: { cups: 1 } }]), 30_000);
  expect(runs).toBe(3);
  expect(await queued(app)).toMatchObject([{ state: 'failed' }]);
});

test('a job with a later start waits for it', async () => {
  const cups: number[] = [];
  const { app, begin } = await start((count) => void cups.push(count));
  await enqueue(app, 1, { startAfter: 3600 });
  await enqueue(app, 2);
  await begin();
  await vi.waitFor(() => expect(cups).toEqual([2]), 15_000);
  expect((await queued(app)).map(({ state }) => state)).toEqual(['created', 'completed']);
});
