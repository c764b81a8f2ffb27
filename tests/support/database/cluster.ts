import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { ON_POSTGRES_15 } from '../project-names.ts';
import { LOGIN } from './login.ts';
import { startScratchCluster, type ScratchCluster } from './scratch-cluster.ts';

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
const PREPARE = fileURLToPath(new URL('./prepare-template.ts', import.meta.url));

/** Vitest's global setup: one scratch PostgreSQL per run (one per version when it runs on both), migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startMigratedCluster(project.name === ON_POSTGRES_15 ? '15' : undefined);
  project.provide('cluster', { ownerUrl: cluster.urlOf('postgres'), template: TEMPLATE, login: LOGIN });
  return cluster.stop;
}

/** A scratch PostgreSQL of this version with the template in it. */
export async function startMigratedCluster(version?: '15'): Promise<ScratchCluster & { templateUrl: string }> {
  const cluster = await startScratchCluster(version);
  await createTemplate(cluster.urlOf('postgres'));
  const templateUrl = cluster.urlOf(TEMPLATE);
  // In a separate process: this one would have to transform the whole server, which takes many times as long.
  await promisify(execFile)(process.execPath, [PREPARE], {
    env: {
      ...process.env,
      TEMPLATE_URL: templateUrl,
      TEMPLATE_LOGIN: LOGIN.name,
      TEMPLATE_PASSWORD: LOGIN.password,
    },
  });
  return { ...cluster, templateUrl };
}

async function createTemplate(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
}
