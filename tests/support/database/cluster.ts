import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { ON_POSTGRES_15 } from '../project-names.ts';
import { startScratchCluster } from './scratch-cluster.ts';

/** The run's one cluster, as passed to every test file. */
export interface ClusterInfo {
  /** The superuser's URL of the cluster's own database. */
  ownerUrl: string;
  /** A migrated database that tests clone. */
  template: string;
  /** The server's login role, shared by every clone. */
  login: { name: string; password: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    cluster: ClusterInfo;
  }
}

const TEMPLATE = 'tallgrass_template';
const LOGIN = { name: 'tallgrass_test_server', password: 'scratch' };
const PREPARE = fileURLToPath(new URL('./prepare-template.ts', import.meta.url));

/** Vitest's global setup: one scratch PostgreSQL per run (one per version when it runs on both), migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startScratchCluster(project.name === ON_POSTGRES_15 ? '15' : undefined);
  await createTemplate(cluster.urlOf('postgres'));
  // In a separate process: this one would have to transform the whole server, which takes many times as long.
  await promisify(execFile)(process.execPath, [PREPARE], {
    env: {
      ...process.env,
      TEMPLATE_URL: cluster.urlOf(TEMPLATE),
      TEMPLATE_LOGIN: LOGIN.name,
      TEMPLATE_PASSWORD: LOGIN.password,
    },
  });
  project.provide('cluster', { ownerUrl: cluster.urlOf('postgres'), template: TEMPLATE, login: LOGIN });
  return cluster.stop;
}

async function createTemplate(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
}
