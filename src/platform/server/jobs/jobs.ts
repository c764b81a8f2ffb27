import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Queue } from 'pg-boss';
import type { z } from 'zod';
import { applicationName } from '../database/names.ts';
import { elevate, roleOption, type Tx } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Logger } from '../log.ts';
import { JOB_DURATION } from '../telemetry/platform-metrics.ts';
import { startTrace } from '../telemetry/spans.ts';
import { timed } from '../telemetry/telemetry.ts';
import { carrier, splitCarrier } from '../telemetry/trace-context.ts';

type QueueOptions = Omit<Queue, 'name'>;

/** A job's name and payload, apart from its handler, so that enqueuing doesn't import the handler. */
export interface JobDefinition<S extends z.ZodType = z.ZodType> {
  name: string;
  payload: S;
  /** pg-boss queue options. The default is 5 retries with growing delays, then the dead letters. */
  queue?: QueueOptions;
  /** A cron line in UTC, for jobs that also run on a schedule (with an empty payload). */
  cron?: string;
  /** How many may run concurrently in one process. */
  concurrency?: number;
}

export interface JobHandler {
  definition: JobDefinition;
  /** Must be idempotent: when the process dies between the work and its completion, the job runs again. */
  run(deps: Deps, payload: unknown, jobId: string): Promise<unknown>;
}

export const defineJob = <S extends z.ZodType>(definition: JobDefinition<S>): JobDefinition<S> => definition;

export const handle = <S extends z.ZodType>(
  definition: JobDefinition<S>,
  run: (deps: Deps, payload: z.output<S>) => Promise<unknown>,
): JobHandler => ({
  definition,
  run: (deps, payload) => run(deps, definition.payload.parse(payload)),
});

/** The queue's clock may run slightly ahead of the server's, so a job of a certain time starts this much after it. */
export const AFTER_DUE_SECONDS = 1;

export interface EnqueueOptions {
  /** Equal keys waiting in one queue are one job. */
  key?: string;
  /** A date, or a number of seconds from now by the queue's own clock. */
  startAfter?: Date | number;
}

export interface Jobs {
  /** Enqueues in the transaction: the job exists once it commits, and never after a rollback. */
  enqueue<S extends z.ZodType>(
    tx: Tx,
    job: JobDefinition<S>,
    payload: z.input<S>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** The same for many, in one statement. */
  enqueueAll<S extends z.ZodType>(
    tx: Tx,
    job: JobDefinition<S>,
    items: readonly ({ payload: z.input<S> } & EnqueueOptions)[],
  ): Promise<void>;
  /** Creates the queue of a job that only some processes know, unless it is there. */
  ensure(job: JobDefinition): Promise<void>;
  /** Sends a question to the queue and waits for its handler's result; null when none came in time. */
  ask<S extends z.ZodType>(job: JobDefinition<S>, payload: z.input<S>, patienceMs: number): Promise<unknown>;
  /** Takes no more jobs, and gives running ones a few seconds to finish. */
  stop(): Promise<void>;
  readonly boss: PgBoss;
}

/** How long a running job may take to finish; after that another process runs it again from the start. */
const ENDING_MS = 5000;

const QUEUE_DEFAULTS: QueueOptions = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 300,
  notify: true,
};

const LOOK_FOR_RESULT_MS = 20;

/** Where jobs go when their retries are used up; an administrator can see and retry them. */
export const DEAD_LETTERS = 'dead-letters';

/** Opens the job library and creates missing queues of `definitions`; `work` starts handling them. */
export async function openJobs(options: {
  url: string;
  log: Logger;
  definitions: readonly JobDefinition[];
  /** Which queues get a job for each event that is published. */
  subscriptions: readonly { event: string; queue: string }[];
  supervise: boolean;
}): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: options.url,
    options: roleOption('tallgrass_service'),
    application_name: applicationName,
    max: 4,
    migrate: false,
    createSchema: false,
    supervise: options.supervise,
    schedule: options.supervise,
    reindex: false,
    useListenNotify: true,
  });
  boss.on('error', (error) => options.log.warn({ err: error.message }, 'job queue'));
  await boss.start();
  const there = new Set((await boss.getQueues()).map(({ name }) => name));
  if (!there.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retryLimit: 0, notify: false });
  const ensure = async ({ name, queue }: JobDefinition) => {
    if (there.has(name)) return;
    await boss.createQueue(name, { ...QUEUE_DEFAULTS, deadLetter: DEAD_LETTERS, ...queue });
    there.add(name);
  };
  for (const definition of options.definitions) await ensure(definition);
  await keepSubscriptions(boss, options.subscriptions);
  return {
    boss,
    ensure,
    async ask(job, payload, patienceMs) {
      await ensure(job);
      const data = { ...(job.payload.parse(payload) as object), ...carrier() };
      const id = await boss.send(job.name, data, { retryLimit: 0 });
      const until = performance.now() + patienceMs;
      while (id !== null && performance.now() < until) {
        await setTimeout(LOOK_FOR_RESULT_MS);
        const found = await boss.getJobById(job.name, id);
        if (found?.state === 'completed') return found.output;
        if (found?.state === 'failed') return null;
      }
      if (id !== null) await boss.cancel(job.name, id);
      return null;
    },
    async stop() {
      // By itself the library checks only every half second whether its workers are done.
      const ended = Promise.all(options.definitions.map(({ name }) => boss.offWork(name)));
      await Promise.race([ended, setTimeout(ENDING_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
    enqueue: (tx, job, payload, { key, startAfter } = {}) =>
      elevate(tx, async () => {
        await boss.send(
          job.name,
          { ...(job.payload.parse(payload) as object), ...carrier() },
          {
            db: fromDrizzle(tx, sql),
            ...(key ? { singletonKey: key } : {}),
            ...(startAfter ? { startAfter } : {}),
          },
        );
      }),
    async enqueueAll(tx, job, items) {
      if (items.length === 0) return;
      const rows = items.map(({ payload, key, startAfter }) => ({
        data: { ...(job.payload.parse(payload) as object), ...carrier() },
        ...(key ? { singletonKey: key } : {}),
        ...(startAfter ? { startAfter } : {}),
      }));
      await elevate(tx, async () => {
        await boss.insert(job.name, rows, { db: fromDrizzle(tx, sql) });
      });
    },
  };
}

/** Subscribes each queue to its event, and ends the subscriptions of queues that no code reads any more. */
async function keepSubscriptions(boss: PgBoss, wanted: readonly { event: string; queue: string }[]): Promise<void> {
  const { rows } = await boss.getDb().executeSql('select event, name from pgboss.subscription');
  const existing = rows as { event: string; name: string }[];
  const isSame = (one: { event: string; name: string }, other: { event: string; queue: string }) =>
    one.event === other.event && one.name === other.queue;
  for (const one of existing) {
    if (!wanted.some((other) => isSame(one, other))) await boss.unsubscribe(one.event, one.name);
  }
  for (const other of wanted) {
    if (!existing.some((one) => isSame(one, other))) await boss.subscribe(other.event, other.queue);
  }
}

/** Starts a worker for each handler, and the schedule of those with a cron line. */
export async function work(deps: Deps, handlers: readonly JobHandler[]): Promise<void> {
  for (const handler of handlers) {
    await workOn(deps, handler);
    const { name, cron } = handler.definition;
    if (cron) await deps.jobs.boss.schedule(name, cron, {});
  }
}

/** Starts working one queue; returns a function that stops it. */
export async function workOn(deps: Deps, handler: JobHandler): Promise<() => Promise<void>> {
  const { boss } = deps.jobs;
  const { name, concurrency = 1 } = handler.definition;
  const run = async ([job]: { id: string; data: object | null }[]): Promise<unknown> => {
    if (!job) return undefined;
    const { parent, payload } = splitCarrier(job.data ?? {});
    return startTrace(`job ${name}`, { kind: 'consumer', parent }, async () => {
      try {
        return await timed(deps.telemetry, JOB_DURATION, { queue: name }, () => handler.run(deps, payload, job.id));
      } catch (error) {
        deps.log.error(
          { job: name, id: job.id, err: error instanceof Error ? error.message : 'unknown' },
          'job failed',
        );
        throw error;
      }
    });
  };
  for (let number = 0; number < concurrency; number += 1) {
    let worker = '';
    const runAndLookAgain = (jobs: { id: string; data: object | null }[]) => {
      // By itself a worker waits for its next poll after each job; this way it works through a backlog without pauses.
      boss.notifyWorker(worker);
      return run(jobs);
    };
    const options = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };
    worker = await boss.work(name, options, runAndLookAgain);
  }
  return () => boss.offWork(name);
}
