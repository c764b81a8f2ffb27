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
  run(deps: Deps, payload: unknown, jobId: string): Promise<void>;
}

export const defineJob = <S extends z.ZodType>(definition: JobDefinition<S>): JobDefinition<S> => definition;

export const handle = <S extends z.ZodType>(
  definition: JobDefinition<S>,
  run: (deps: Deps, payload: z.output<S>) => Promise<void>,
): JobHandler => ({
  definition,
  run: (deps, payload) => run(deps, definition.payload.parse(payload)),
});

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
  for (const { name, queue } of options.definitions) {
    if (there.has(name)) continue;
    await boss.createQueue(name, { ...QUEUE_DEFAULTS, deadLetter: DEAD_LETTERS, ...queue });
  }
  await keepSubscriptions(boss, options.subscriptions);
  return {
    boss,
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
  const { boss } = deps.jobs;
  for (const handler of handlers) {
    const { name, cron, concurrency = 1 } = handler.definition;
    const run = async ([job]: { id: string; data: object | null }[]) => {
      if (!job) return;
      const { parent, payload } = splitCarrier(job.data ?? {});
      await startTrace(`job ${name}`, { kind: 'consumer', parent }, async () => {
        try {
          await timed(deps.telemetry, JOB_DURATION, { queue: name }, () => handler.run(deps, payload, job.id));
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
      const runAndLookAgain = async (jobs: { id: string; data: object | null }[]) => {
        // By itself a worker waits for its next poll after each job; this way it works through a backlog without pauses.
        boss.notifyWorker(worker);
        await run(jobs);
      };
      const options = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };
      worker = await boss.work(name, options, runAndLookAgain);
    }
    if (cron) await boss.schedule(name, cron, {});
  }
}
