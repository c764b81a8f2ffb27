import { Client } from 'pg';
import { pathsIn } from '#platform/server/embedded-postgres/connection.ts';
import type { Env } from '#platform/server/env.ts';
import { openDisk, openFileStore } from '#platform/server/files/file-store.ts';
import { noteBackup } from '#platform/server/files/last-backup.ts';
import { copyCluster } from './base-copy.ts';
import { dumpDatabase } from './dump.ts';
import { keyIdOf, startBackup, writeManifest, type BackedUpFile, type Manifest } from './manifest.ts';
import { storeSealedKey } from './sealed-key.ts';
import { copyObjects } from './stored-objects.ts';

export interface BackupOptions {
  env: Pick<Env, 'dataDir' | 's3' | 'secretKey' | 'secretKeyPrevious' | 'databaseUrl'>;
  /** The running database, as its owner. */
  ownerUrl: string;
  /** Empty or missing; becomes the backup. */
  folder: string;
  /** Seals the secret key into the backup; null: it stays out. */
  passphrase: string | null;
}

/**
 * Backs up database, documents and, with a passphrase, the secret key, while the product runs. Documents are copied
 * before the database and again after it: one that a row needs was stored before the row. What is complete is noted in
 * the file storage, where the health monitor reads it.
 */
export async function backUp({ env, ownerUrl, folder, passphrase }: BackupOptions): Promise<Manifest> {
  startBackup(folder);
  const disk = openDisk(env);
  const objects = await copyObjects(disk, folder);
  const { files, ...database } = await copyDatabase(env, ownerUrl, folder);
  const madeAt = new Date().toISOString();
  const later = await copyObjects(disk, folder, new Set(objects.map(({ path }) => path)));
  const key = passphrase ? [await storeSealedKey(folder, env.secretKey, passphrase)] : [];
  const manifest: Manifest = {
    format: 1,
    madeAt,
    database,
    keyId: keyIdOf(env.secretKey),
    files: [...objects, ...files, ...later, ...key],
  };
  writeManifest(folder, manifest, env.secretKey);
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  await noteBackup(openFileStore({ env }), { madeAt, files: manifest.files.length, bytes });
  return manifest;
}

async function copyDatabase(
  env: BackupOptions['env'],
  ownerUrl: string,
  folder: string,
): Promise<Manifest['database'] & { files: BackedUpFile[] }> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'tallgrass backup' });
  await client.connect();
  try {
    const major = await majorOf(client);
    if (env.databaseUrl) {
      return { kind: 'dump', major, folders: [], files: [await dumpDatabase(ownerUrl, major, folder)] };
    }
    const { cluster } = pathsIn(env.dataDir);
    return { kind: 'base', major, ...(await copyCluster(client, { cluster, folder })) };
  } finally {
    await client.end();
  }
}

async function majorOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}
