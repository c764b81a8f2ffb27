import { audit } from '#platform/server/audit.ts';
import type { FileEvents } from '#platform/server/csv.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { upsertFacilities } from './facilities.repo.ts';
import { readHospitalFile, type FacilityRow } from './hospital-file.ts';

const BATCH = 500;

export interface ImportResult {
  added: number;
  updated: number;
  bad: number;
}

/**
 * Imports the official CMS hospital file into the directory against which organizations are checked. Repeatable:
 * existing facilities are updated.
 */
export async function importFacilities(
  deps: Pick<Deps, 'db' | 'clock'>,
  file: string,
  events: FileEvents,
  { isInvented = false } = {},
): Promise<ImportResult> {
  const result: ImportResult = { added: 0, updated: 0, bad: 0 };
  const importedAt = deps.clock.now();
  const write = async (rows: FacilityRow[]) => {
    if (rows.length === 0) return;
    const { added } = await deps.db.as(service, (tx) => upsertFacilities(tx, rows, importedAt));
    result.added += added;
    result.updated += rows.length - added;
  };
  const counted: FileEvents = {
    onProgress: events.onProgress,
    onBadRow: (row) => {
      result.bad += 1;
      events.onBadRow(row);
    },
  };
  let batch: FacilityRow[] = [];
  for await (const row of readHospitalFile(file, counted)) {
    batch.push({ ...row, isInvented });
    if (batch.length < BATCH) continue;
    await write(batch);
    batch = [];
  }
  await write(batch);
  await deps.db.as(service, (tx) =>
    audit(tx, {
      actorId: null,
      action: 'directory.imported',
      subjectType: 'directory',
      subjectId: 'cms-hospitals',
      detail: { ...result },
    }),
  );
  return result;
}
