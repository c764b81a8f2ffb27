import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openFileStore } from '#platform/server/files/file-store.ts';
import { startScratchCluster } from '#tests/support/database/scratch-cluster.ts';
import { startS3 } from '#tests/support/peers/s3.ts';
import { POSTGRES_15 } from '#tools/lib/optional-programs.ts';
import { askDatabase } from '#tools/lib/ask-database.ts';
import { backUp } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { checkBackup, restoreDump } from './restore.ts';

const DOCUMENT = Buffer.from('the license of Ana Ruiz');

test.skipIf(!POSTGRES_15)(
  'an external database and an object store come back from a backup, in another database and another store',
  async () => {
    const cluster = await startScratchCluster('15');
    onTestFinished(() => cluster.stop());
    const [before, after] = [await startS3(), await startS3()];
    for (const store of [before, after]) onTestFinished(() => store.stop());
    const root = mkdtempSync(join(tmpdir(), 'external-backup-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const [source, target, folder] = [cluster.urlOf('source'), cluster.urlOf('target'), join(root, 'backup')];
    for (const name of ['source', 'target']) await askDatabase(cluster.urlOf('postgres'), `create database ${name}`);
    const envOf = (databaseUrl: string, s3 = before.settings) => ({
      dataDir: join(root, 'unused'),
      s3,
      secretKey: 'k'.repeat(64),
      secretKeyPrevious: null,
      databaseUrl,
    });
    await askDatabase(source, 'create table kept as select n from generate_series(1, 1000) n');
    const object = await openFileStore({ env: envOf(source) }).put(Readable.from([DOCUMENT]), DOCUMENT.length);

    await backUp({ env: envOf(source), ownerUrl: source, folder, passphrase: null });
    const env = envOf(target, after.settings);
    const manifest = await checkBackup(folder, env);
    expect(manifest.database).toMatchObject({ kind: 'dump', major: 15 });
    await restoreDump(folder, manifest, { env, ownerUrl: target });
    expect(await askDatabase(target, 'select count(*)::int as n, sum(n)::int as sum from kept')).toEqual([
      { n: 1000, sum: 500_500 },
    ]);
    expect(await buffer(await openFileStore({ env }).read(object))).toEqual(DOCUMENT);
    // Never over a database that holds something.
    await expect(restoreDump(folder, manifest, { env, ownerUrl: target })).rejects.toThrow(BackupError);
  },
);
