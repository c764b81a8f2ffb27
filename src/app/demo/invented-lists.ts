import { join } from 'node:path';
import {
  readDirectoryStatus,
  importFacilities,
  upsertFacilities,
} from '#domains/verification/server/facilities/index.ts';
import { importExclusions, readLists } from '#domains/verification/server/screening/index.ts';
import type { FileEvents } from '#platform/server/csv.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Employer } from './employers.ts';

const fileOf = (name: string) => join(import.meta.dirname, 'invented', `${name}.csv`);
const UNSEEN: FileEvents = { onBadRow: () => undefined, onProgress: () => undefined };
const INVENTED = { isInvented: true };

/**
 * Small lists of invented people and hospitals in the official formats, for a database without the official ones, so
 * that every demo case can be reviewed to its end. They are marked as invented and don't count in production.
 */
export async function loadInventedLists(deps: Deps): Promise<void> {
  const { lists, directory } = await deps.db.as(service, async (tx) => ({
    lists: await readLists(tx, deps.clock.now()),
    directory: await readDirectoryStatus(tx),
  }));
  for (const { source, importedAt } of lists) {
    if (importedAt === null) await importExclusions(deps, source, fileOf(source), UNSEEN, INVENTED);
  }
  if (directory === 'missing') await importFacilities(deps, fileOf('hospitals'), UNSEEN, INVENTED);
}

/** The named employers are in the directory too, so that their reviews have a number to call. */
export async function listInDirectory(deps: Deps, employers: readonly Employer[]): Promise<void> {
  const rows = employers.map(({ root }, index) => {
    const { name, streetAddress, city, state, zip, phone } = root;
    const ccn = `DEMO${90 + index}`;
    root.directoryCcn = ccn;
    const address = { streetAddress: streetAddress ?? '', city: city ?? '', state: state ?? '', zip: zip ?? '' };
    return { ccn, name: name.toUpperCase(), ...address, phone: phone ?? null, ...INVENTED };
  });
  await deps.db.as(service, (tx) => upsertFacilities(tx, rows, deps.clock.now()));
}
