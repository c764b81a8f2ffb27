import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/platform/database/migrate.ts';
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
  await migrate({ ownerUrl: cluster.urlOf(TEMPLATE), login: LOGIN });
  project.provide('cluster', { ownerUrl: cluster.urlOf('postgres'), template: TEMPLATE, login: LOGIN });
  return cluster.stop;
}

async function createTemplate(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
}
