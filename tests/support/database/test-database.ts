import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  /** The superuser's URL, to arrange data and look past row-level security. */
  ownerUrl: string;
  /** The URL of the server's login role. */
  url: string;
  /** Not awaited: PostgreSQL waits a while for closing connections, and the cluster ends with the run. */
  drop(): void;
}

/** A migrated database for one test or file: a clone of the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { ownerUrl, template, login } = inject('cluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onCluster(ownerUrl, `create database ${name} template ${template}`);
  const owner = new URL(ownerUrl);
  owner.pathname = `/${name}`;
  const server = new URL(owner);
  server.username = login.name;
  server.password = login.password;
  return {
    ownerUrl: owner.toString(),
    url: server.toString(),
    drop: () => void onCluster(ownerUrl, `drop database if exists ${name} with (force)`).catch(() => undefined),
  };
}

/** An empty database, which nobody has migrated. */
export async function createEmptyDatabase(): Promise<Pick<TestDatabase, 'ownerUrl' | 'drop'>> {
  const { ownerUrl } = inject('cluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onCluster(ownerUrl, `create database ${name}`);
  return {
    ownerUrl: Object.assign(new URL(ownerUrl), { pathname: `/${name}` }).toString(),
    drop: () => void onCluster(ownerUrl, `drop database if exists ${name} with (force)`).catch(() => undefined),
  };
}

async function onCluster(ownerUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
