import { tmpdir } from 'node:os';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { compose } from '#server/app/compose.ts';
import { MovableClock } from '#server/platform/clock.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { loadEnv } from '#server/platform/env.ts';
import { createLogger } from '#server/platform/log.ts';
import { startScratchCluster } from './scratch-cluster.ts';

/** What every test file is told about the run's one cluster. */
export interface ClusterInfo {
  /** The superuser's URL of the cluster's own database. */
  ownerUrl: string;
  /** A migrated database that tests clone. */
  template: string;
  /** The server's login role, which every clone shares. */
  login: { name: string; password: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    cluster: ClusterInfo;
  }
}

const TEMPLATE = 'tallgrass_template';
const LOGIN = { name: 'tallgrass_test_server', password: 'scratch' };

/** Vitest's global setup: one scratch PostgreSQL a run, migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startScratchCluster();
  await createTemplate(cluster.urlOf('postgres'));
  const { url } = await migrate({ ownerUrl: cluster.urlOf(TEMPLATE), login: LOGIN });
  await makeQueues(url);
  project.provide('cluster', { ownerUrl: cluster.urlOf('postgres'), template: TEMPLATE, login: LOGIN });
  return cluster.stop;
}

/** Opens the server once, which makes the queues of all jobs: each clone has them then. */
async function makeQueues(url: string): Promise<void> {
  const env = loadEnv({ NODE_ENV: 'test', DATA_DIR: tmpdir(), PORT: '0' });
  const { close } = await compose({ env, url, clock: new MovableClock(new Date()), log: createLogger('silent') });
  await close();
}

async function createTemplate(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
}
