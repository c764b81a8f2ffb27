import { z } from 'zod';
import { callFigures, healthEntry } from '#domains/accounts/contract/functions.ts';
import { moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

const count = z.int().min(0);

export const getSystemHealth = contract({
  method: 'get',
  path: '/api/admin/health',
  summary:
    'API calls, job queues, objectives, database, mail, storage, backup and scanner; functions: get_rpc_health_status',
  response: z.object({
    checkedAt: moment,
    /** Of the last 24 hours: routes with failures first, then the slowest. */
    calls: z.array(callFigures.extend({ name: z.string() })),
    queues: z.array(
      z.object({
        name: z.string(),
        waiting: count,
        retrying: count,
        active: count,
        failed: count,
        oldest: moment.nullable(),
      }),
    ),
    /** Each process's copy of the market. */
    matching: z.array(
      z.object({
        id: z.uuid(),
        part: z.enum(['requests', 'matching', 'lab']),
        host: z.string(),
        state: z.enum(['waiting', 'reading', 'ready']),
        peopleRead: count,
        peopleTotal: count,
        people: count,
        jobs: count,
        /** Rows that the engine can't hold: their number and the first few. */
        leftOut: count,
        leftOutRows: z.array(z.object({ kind: z.enum(['person', 'job']), id: z.uuid() })),
        readySince: moment.nullable(),
        seenAt: moment,
      }),
    ),
    database: z.object({
      version: z.string(),
      sizeBytes: z.int(),
      connections: count,
      maxConnections: count,
      longestMs: z.number(),
      unsealedLines: count,
    }),
    mail: z.object({
      waiting: count,
      failed: count,
      dead: count,
      delivery: z.enum(['smtp', 'dev_mailbox', 'none']),
      lastSentAt: moment.nullable(),
    }),
    storage: z.object({
      kind: z.enum(['disk', 's3']),
      /** The planner's estimate. */
      files: count,
      error: z.string().nullable(),
    }),
    /** By `npm run backup`; null when there was none. */
    backup: z.object({ madeAt: moment, files: count, bytes: count }).nullable(),
    objectives: z.array(
      z.object({
        name: z.enum(['availability', 'latency', 'responses', 'queues']),
        /** A share of one to reach; for queues, seconds not to exceed. */
        goal: z.number(),
        /** In the unit of the goal; null: nothing to count yet. */
        value: z.number().nullable(),
        /** The cases behind a share. */
        of: count.nullable(),
        isMet: z.boolean().nullable(),
      }),
    ),
    /** `DASHBOARDS_URL`. */
    dashboardsUrl: z.url().nullable(),
    scanner: z.object({
      configured: z.boolean(),
      /** What clamd reports, when it is set up and answers. */
      version: z.string().nullable(),
      /** Why it doesn't answer. */
      error: z.string().nullable(),
      waiting: count,
      infected: count,
    }),
  }),
});

export const probeProcedure = contract({
  method: 'post',
  path: '/api/admin/health/probe',
  summary: 'Checks one procedure or database function now, without changing anything',
  body: z.strictObject({ name: z.string().min(1).max(80) }),
  response: healthEntry,
});

export const retryJobs = contract({
  method: 'post',
  path: '/api/admin/health/queues/retry',
  summary: 'Retries the failed jobs of a queue',
  body: z.strictObject({ queue: z.string().min(1).max(80) }),
  response: z.object({ retried: count }),
});

/** A deployment's setup for its operator, without secrets or personal data. Absent unless enabled. */
export const readDiagnostics = contract({
  method: 'get',
  path: '/api/diagnostics',
  isOpen: true,
  summary: 'How this server is set up, where diagnostic pages are enabled; 404 elsewhere',
  response: z.object({
    appUrl: z.string(),
    isProduction: z.boolean(),
    processRole: z.string(),
    database: z.enum(['embedded', 'external']),
    databaseVersion: z.string(),
    mail: z.enum(['smtp', 'dev mailbox', 'waiting for SMTP']),
    files: z.enum(['disk', 's3']),
    virusScan: z.boolean(),
    rateLimits: z.boolean(),
    secureCookies: z.boolean(),
    identityProviders: z.array(
      z.object({ name: z.string(), kind: z.enum(['configured', 'development']), host: z.string() }),
    ),
    serverTime: z.iso.datetime(),
  }),
});
