import { existsSync, renameSync } from 'node:fs';
import { Client } from 'pg';
import { createRoles } from '#app/db/roles.ts';
import { pathsIn } from '#platform/server/embedded-postgres/connection.ts';
import { runningPostmaster } from '#platform/server/embedded-postgres/postmaster.ts';
import { embeddedMajor } from '#platform/server/embedded-postgres/programs.ts';
import type { Env } from '#platform/server/env.ts';
import { openDisk } from '#platform/server/files/file-store.ts';
import { BackupError } from './backup-error.ts';
import { placeCluster } from './base-copy.ts';
import { loadDump } from './dump.ts';
import { readManifest, verifyFiles, type Manifest } from './manifest.ts';
import { placeObjects } from './stored-objects.ts';

type Settings = Pick<Env, 'dataDir' | 's3' | 'secretKey' | 'secretKeyPrevious' | 'databaseUrl'>;

/** Reads the whole backup and proves that it is unbroken and opens with our key. Changes nothing. */
export async function checkBackup(folder: string, env: Settings): Promise<Manifest> {
  const manifest = readManifest(folder, env);
  await verifyFiles(folder, manifest);
  return manifest;
}

/** Where the data that was in the way is now; null when nothing was. */
export type MovedAside = string | null;

/**
 * Puts a checked backup of an embedded database into `DATA_DIR`: documents first, the database last, so that a restore
 * that was killed leaves no database. With `force` an existing one is moved aside, not deleted.
 */
export async function restoreEmbedded(
  folder: string,
  manifest: Manifest,
  { env, force }: { env: Settings; force: boolean },
): Promise<MovedAside> {
  const { cluster } = pathsIn(env.dataDir);
  if (runningPostmaster(cluster)) {
    throw new BackupError(`A database is running in ${env.dataDir}. Stop the product there first.`);
  }
  const isTaken = existsSync(cluster);
  if (isTaken && !force) {
    throw new BackupError(
      `${env.dataDir} already holds a database. Set DATA_DIR to a new folder, or add --force: the present database is then moved aside.`,
    );
  }
  const major = await embeddedMajor(cluster);
  if (manifest.database.major !== major) {
    throw new BackupError(
      `This backup needs PostgreSQL ${manifest.database.major}, and this version of the product brings ${major}. Restore it with the version that made it.`,
    );
  }
  await placeObjects(folder, manifest, openDisk(env));
  const aside = isTaken ? `${cluster}.before-${Date.now()}` : null;
  if (aside) renameSync(cluster, aside);
  await placeCluster(folder, manifest, cluster);
  return aside;
}

/** Loads a checked dump into the empty database at `ownerUrl`: all of it or nothing. */
export async function restoreDump(
  folder: string,
  manifest: Manifest,
  { env, ownerUrl }: { env: Settings; ownerUrl: string },
): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'tallgrass restore' });
  await client.connect();
  try {
    await refuseFilled(client);
    // Policies name them, and a dump of one database has none of the cluster's roles.
    await createRoles(client);
  } finally {
    await client.end();
  }
  await placeObjects(folder, manifest, openDisk(env));
  await loadDump(ownerUrl, manifest.database.major, folder);
}

async function refuseFilled(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_toast' limit 1`,
  );
  if (rows.length === 0) return;
  throw new BackupError(
    'The database is not empty, and the product never overwrites one. Create an empty database and set DATABASE_URL to it.',
  );
}
