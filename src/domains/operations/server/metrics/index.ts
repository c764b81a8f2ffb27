import { readMarketReports } from '#domains/matching/server/matching/index.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { readLastBackup } from '#platform/server/files/last-backup.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Sample } from '#platform/server/telemetry/define-metric.ts';
import * as metrics from './operations-metrics.ts';
import { readFigures, readMails, readQueues } from './operations-metrics.repo.ts';

export { readFigures, readQueues };

/**
 * The gauges of the market and its queues. They come from the database, so every process shows the same values: alerts
 * take the maximum over processes, never the sum.
 */
export const metricsFeature: Feature = {
  name: 'metrics',
  gauges: [
    { metrics: [metrics.JOBS, metrics.OLDEST_JOB], read: readQueueGauges },
    { metrics: [metrics.MAILS, metrics.OLDEST_MAIL], read: readMailGauges },
    {
      metrics: [
        metrics.SCANS,
        metrics.ANSWERS_OVERDUE,
        metrics.ANSWERS_DUE,
        metrics.DATABASE_CONNECTIONS,
        metrics.DATABASE_SIZE,
      ],
      read: readOtherGauges,
    },
    { metrics: [metrics.BACKUP_AGE], read: readBackupGauges },
    { metrics: [metrics.MARKET_ROWS], read: readMarketGauges },
  ],
};

async function readQueueGauges({ db }: Deps): Promise<Sample[]> {
  const queues = await db.as(service, readQueues);
  return queues.flatMap(({ queue, oldestSeconds, waiting, scheduled, active, failed }) => [
    ...Object.entries({ waiting, scheduled, active, failed }).map(([state, value]) => ({
      metric: metrics.JOBS,
      value,
      labels: { queue, state },
    })),
    { metric: metrics.OLDEST_JOB, value: Math.max(0, oldestSeconds), labels: { queue } },
  ]);
}

async function readMailGauges({ db, clock }: Deps): Promise<Sample[]> {
  const states = await db.as(service, (tx) => readMails(tx, clock.now()));
  const oldest = Math.max(0, ...states.map(({ oldestSeconds }) => oldestSeconds));
  return [
    ...states.map(({ state, mails }) => ({ metric: metrics.MAILS, value: mails, labels: { state } })),
    { metric: metrics.OLDEST_MAIL, value: oldest },
  ];
}

async function readOtherGauges({ db, clock }: Deps): Promise<Sample[]> {
  const found = await db.as(service, (tx) => readFigures(tx, clock.now()));
  const due = { in_time: found.inTime, late: found.late, unanswered: found.unanswered };
  return [
    { metric: metrics.SCANS, value: found.scans },
    { metric: metrics.ANSWERS_OVERDUE, value: found.overdue },
    ...Object.entries(due).map(([outcome, value]) => ({ metric: metrics.ANSWERS_DUE, value, labels: { outcome } })),
    { metric: metrics.DATABASE_CONNECTIONS, value: found.connections, labels: { state: 'open' } },
    { metric: metrics.DATABASE_CONNECTIONS, value: found.maxConnections, labels: { state: 'allowed' } },
    { metric: metrics.DATABASE_SIZE, value: found.bytes },
  ];
}

async function readBackupGauges({ files, clock }: Deps): Promise<Sample[]> {
  const backup = await readLastBackup(files);
  if (!backup) return [];
  const seconds = Math.max(0, (clock.now().getTime() - Date.parse(backup.madeAt)) / 1000);
  return [{ metric: metrics.BACKUP_AGE, value: seconds }];
}

async function readMarketGauges(deps: Deps): Promise<Sample[]> {
  const reports = await readMarketReports(deps);
  // Several processes may report the same part: the largest left-out count is the one that needs a look.
  return [...Map.groupBy(reports, ({ part }) => part)].flatMap(([part, own]) =>
    (['people', 'jobs', 'leftOut'] as const).map((kind) => ({
      metric: metrics.MARKET_ROWS,
      value: Math.max(...own.map((report) => report[kind])),
      labels: { part, kind: kind === 'leftOut' ? 'left_out' : kind },
    })),
  );
}
