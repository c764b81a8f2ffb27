import { service } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AnswerOf } from '#shared/contracts/contract.ts';
import type { getSystemHealth } from '#shared/contracts/console.ts';
import { inspectFunctions, inspectQueues, mailAndFiles } from './health.repo.ts';

export const readHealth = (deps: Deps): Promise<AnswerOf<typeof getSystemHealth>> =>
  deps.db.as(service, async (tx) => {
    const { env, clock } = deps;
    const figures = await mailAndFiles(tx);
    return {
      checkedAt: clock.now().toISOString(),
      databaseFunctions: await inspectFunctions(tx),
      queues: await inspectQueues(tx),
      mail: {
        waiting: figures.mail_waiting,
        failed: figures.mail_failed,
        dead: figures.mail_dead,
        delivery: env.smtpUrl ? 'smtp' : env.devMailbox ? 'dev_mailbox' : 'none',
      },
      storage: { kind: env.s3 ? 's3' : 'disk' },
      scanner: { configured: env.clamdUrl !== null, waiting: figures.scan_waiting, infected: figures.infected },
    };
  });
