import { readMarketReports } from '#domains/matching/server/matching/index.ts';
import { audit } from '#platform/server/audit.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { getSystemHealth } from '#domains/operations/contract/health.ts';
import { readLastBackup } from '#platform/server/files/last-backup.ts';
import { clamd } from '#platform/server/scanning/clamd.ts';
import { failedJobs, inspectQueues, readFigures } from './system-health.repo.ts';
import { figuresOf, readCalls } from './call-figures.ts';
import type { Calls } from './call-stats.repo.ts';
import { readObjectives } from './objectives.ts';

type Health = AnswerOf<typeof getSystemHealth>;

export async function readSystemHealth(deps: Deps): Promise<Health> {
  const { env, clock } = deps;
  const [figures, queues] = await deps.db.as(service, async (tx) => [await readFigures(tx), await inspectQueues(tx)]);
  const calls = (await readCalls(deps)).filter(({ name }) => name.includes(' /'));
  return {
    checkedAt: clock.now().toISOString(),
    calls: busiestOf(calls),
    queues,
    matching: (await readMarketReports(deps)).map(({ readySince, seenAt, ...report }) => ({
      ...report,
      readySince: readySince?.toISOString() ?? null,
      seenAt: seenAt.toISOString(),
    })),
    database: {
      version: figures.version,
      sizeBytes: Number(figures.databaseBytes),
      connections: figures.connections,
      maxConnections: figures.maxConnections,
      longestMs: figures.longestMs,
      unsealedLines: figures.unsealed,
    },
    mail: {
      waiting: figures.mailWaiting,
      failed: figures.mailFailed,
      dead: figures.mailDead,
      delivery: env.smtpUrl ? 'smtp' : env.devMailbox ? 'dev_mailbox' : 'none',
      lastSentAt: figures.lastSentAt,
    },
    storage: {
      kind: env.s3 ? 's3' : 'disk',
      files: figures.files,
      error: await storageError(deps),
    },
    // What the storage says when it doesn't answer is above.
    backup: await readLastBackup(deps.files).catch(() => null),
    objectives: await readObjectives(deps, calls),
    dashboardsUrl: env.dashboardsUrl,
    scanner: await readScanner(env.clamdUrl, figures),
  };
}

async function readScanner(
  clamdUrl: string | null,
  { scanWaiting: waiting, infected }: { scanWaiting: number; infected: number },
): Promise<Health['scanner']> {
  const state = clamdUrl ? await clamd(clamdUrl).probe() : null;
  return {
    configured: clamdUrl !== null,
    version: state && 'version' in state ? state.version : null,
    error: state && 'reason' in state ? state.reason.slice(0, 200) : null,
    waiting,
    infected,
  };
}

const SHOWN_CALLS = 40;

function busiestOf(all: readonly Calls[]): Health['calls'] {
  const byName = Map.groupBy(all, ({ name }) => name);
  return [...byName]
    .map(([name, calls]) => ({ name, ...figuresOf(calls) }))
    .toSorted((a, b) => b.failures - a.failures || (b.p95Ms ?? 0) - (a.p95Ms ?? 0))
    .slice(0, SHOWN_CALLS);
}

/** Whether the storage answers a listing. */
const storageError = ({ files }: Deps): Promise<string | null> =>
  files
    .list()
    [Symbol.asyncIterator]()
    .next()
    .then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message.slice(0, 200) : 'unknown'),
    );

/** At most this many jobs per call: a long queue of failures is retried step by step. */
const RETRIED = 1000;

export async function retryFailed(deps: Deps, me: string, queue: string): Promise<number> {
  const ids = await deps.db.as(service, async (tx) => {
    const known = await inspectQueues(tx);
    if (!known.some(({ name }) => name === queue)) throw notFound('queue');
    const failed = await failedJobs(tx, queue, RETRIED);
    const detail = { jobs: failed.length };
    await audit(tx, { actorId: me, action: 'jobs.retried', subjectType: 'queue', subjectId: queue, detail });
    return failed;
  });
  if (ids.length > 0) await deps.jobs.boss.retry(queue, ids);
  return ids.length;
}
