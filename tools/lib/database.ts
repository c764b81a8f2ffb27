import { startEmbeddedPostgres, type Ownership } from '#platform/server/embedded-postgres/index.ts';
import type { Env } from '#platform/server/env.ts';
import type { Logger } from '#platform/server/log.ts';

export interface RunningDatabase {
  ownerUrl: string;
  stop(): Promise<void>;
}

/** The database of the environment: the one in `DATABASE_URL`, otherwise the embedded one, started where needed. */
export const startDatabase = async (env: Env, log: Logger, ownership: Ownership): Promise<RunningDatabase> =>
  env.databaseUrl
    ? { ownerUrl: env.databaseUrl, stop: async () => undefined }
    : startEmbeddedPostgres({ dataDir: env.dataDir, log, ownership });
