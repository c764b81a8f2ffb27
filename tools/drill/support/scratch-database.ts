import { askDatabase } from '../../lib/ask-database.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/index.ts';
import { createLogger } from '#platform/server/log.ts';

export interface ScratchDatabase {
  /** As its owner, who may create roles. */
  readonly url: string;
  readonly version: string;
  /** What the processes need to know beside the URL. */
  readonly settings?: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** An empty database of the drill's own: on the server in `DATABASE_URL`, otherwise on an embedded one in `folder`. */
export async function openScratchDatabase(folder: string): Promise<ScratchDatabase> {
  const given = process.env['DATABASE_URL'];
  if (!given) {
    const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir: folder, log: createLogger('warn') });
    return { url: ownerUrl, version: await versionOf(ownerUrl), remove: stop };
  }
  const name = `tallgrass_drill_${process.pid}`;
  await askDatabase(given, `create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    version: await versionOf(given),
    async remove() {
      await askDatabase(given, `drop database ${name} with (force)`);
      await askDatabase(given, `drop role ${name}_server`);
    },
  };
}

const versionOf = async (url: string): Promise<string> =>
  (await askDatabase<{ server_version: string }>(url, 'show server_version'))[0]?.server_version ??
  'of an unknown version';
