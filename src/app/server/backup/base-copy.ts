import {
  chownSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { embeddedPrograms } from '#platform/server/embedded-postgres/programs.ts';
import { each, flushAll, open, store } from './store.ts';
import type { BackedUpFile, Manifest } from './manifest.ts';

/**
 * A copy of an embedded cluster made while it runs, by PostgreSQL's own low-level backup calls: its packages bring no
 * pg_dump and no pg_basebackup. The copied files may be from different moments; the write-ahead log that comes with
 * them makes them one moment, the end of the copy.
 */
const FOLDER = 'database';
/** Rebuilt at each start, or true of the running server only. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_internal\.init.*)$|^pgsql_tmp/;
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const CONTROL = 'global/pg_control';

/** Copies the cluster at `cluster` into the backup `folder` through `client`, a superuser's session of its own. */
export async function copyCluster(
  client: Client,
  { cluster, folder }: { cluster: string; folder: string },
): Promise<{ files: BackedUpFile[]; folders: string[] }> {
  const copy = (name: string) => storeIfThere(folder, cluster, name);
  // Keeps the log from being recycled meanwhile; ends with the session, however that ends.
  await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [`backup_${process.pid}`]);
  const began = await client.query<{ segment: string }>(
    `select pg_walfile_name(pg_backup_start('tallgrass backup', true)) as segment`,
  );
  const { names, folders } = contentOf(cluster);
  const data = names.filter((name) => name !== CONTROL);
  const files = [...(await each(data, copy)), await copy(CONTROL)].flat();
  const ended = await client.query<{ segment: string; labelfile: string }>(
    `select pg_walfile_name(lsn) as segment, labelfile from pg_backup_stop(false)`,
  );
  const [first, last] = [began.rows[0]?.segment ?? '', ended.rows[0]?.segment ?? ''];
  const label = Readable.from([Buffer.from(ended.rows[0]?.labelfile ?? '')]);
  files.push(await store(folder, `${FOLDER}/backup_label.zst`, label));
  const { rows: segments } = await client.query<{ name: string }>(
    `select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' and name between $1 and $2 order by name`,
    [first, last],
  );
  for (const { name } of segments) files.push(...(await copy(`pg_wal/${name}`)));
  return { files, folders };
}

/** Relative names of the cluster's files and folders, without those that a copy must not have. */
function contentOf(cluster: string): { names: string[]; folders: string[] } {
  const names: string[] = [];
  const folders: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(cluster, folder), { withFileTypes: true })) {
      const name = folder ? `${folder}/${entry.name}` : entry.name;
      if (LEFT_OUT.test(entry.name)) continue;
      if (!entry.isDirectory()) {
        names.push(name);
        continue;
      }
      folders.push(name);
      if (!EMPTIED.has(name)) walk(name);
    }
  };
  walk('');
  return { names, folders: [...folders, 'pg_wal/archive_status', 'pg_wal/summaries'] };
}

/** A table dropped meanwhile takes its file with it; the log says so too. */
async function storeIfThere(folder: string, cluster: string, name: string): Promise<BackedUpFile[]> {
  try {
    return [await store(folder, `${FOLDER}/${name}.zst`, createReadStream(join(cluster, name)))];
  } catch (error) {
    if (!existsSync(join(cluster, name))) return [];
    throw error;
  }
}

/** Puts the backup's cluster at `cluster`, where nothing may be; killed halfway, it leaves nothing there. */
export async function placeCluster(folder: string, manifest: Manifest, cluster: string): Promise<void> {
  const { runAs } = await embeddedPrograms(cluster);
  const aside = `${cluster}.restoring`;
  const own = (path: string) => runAs && chownSync(path, runAs.uid, runAs.gid);
  rmSync(aside, { recursive: true, force: true });
  for (const name of ['', ...manifest.database.folders]) {
    mkdirSync(join(aside, name), { recursive: true, mode: 0o700 });
    own(join(aside, name));
  }
  const files = manifest.files.filter(({ path }) => path.startsWith(`${FOLDER}/`));
  await each(files, async ({ path }) => {
    const target = join(aside, path.slice(FOLDER.length + 1, -'.zst'.length));
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(open(folder, path), createWriteStream(target, { mode: 0o600 }));
    own(target);
  });
  flushAll();
  renameSync(aside, cluster);
}
