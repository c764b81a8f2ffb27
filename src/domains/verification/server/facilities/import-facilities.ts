import { audit } from '#platform/server/audit.ts';
import type { FileEvents } from '#platform/server/csv.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { assertAsLarge, EndWatch, type Uploaded } from '#platform/server/whole-file.ts';
import { countOfficial, upsertFacilities } from './facilities.repo.ts';
import { readHospitalFile, type FacilityRow } from './hospital-file.ts';

const BATCH = 500;

export interface ImportResult {
  /** Rows read. */
  entries: number;
  added: number;
  updated: number;
  bad: number;
}

/**
 * Imports the official CMS hospital file into the directory against which organizations are checked, in one
 * transaction. Repeatable: existing facilities are updated.
 */
export async function importFacilities(
  deps: Pick<Deps, 'db' | 'clock'>,
  file: string,
  events: FileEvents,
  { isInvented = false, uploaded }: { isInvented?: boolean; uploaded?: Uploaded } = {},
): Promise<ImportResult> {
  const result: ImportResult = { entries: 0, added: 0, updated: 0, bad: 0 };
  const importedAt = deps.clock.now();
  const end = new EndWatch();
  const counted = end.over({
    onProgress: events.onProgress,
    onBadRow: (row) => {
      result.bad += 1;
      events.onBadRow(row);
    },
  });
  await deps.db.as(service, async (tx) => {
    const loaded = await countOfficial(tx);
    const write = async (rows: FacilityRow[]) => {
      if (rows.length === 0) return;
      const { added } = await upsertFacilities(tx, rows, importedAt);
      result.entries += rows.length;
      result.added += added;
      result.updated += rows.length - added;
    };
    let batch: FacilityRow[] = [];
    for await (const { row, line } of readHospitalFile(file, counted)) {
      end.sawRow(line);
      batch.push({ ...row, isInvented });
      if (batch.length < BATCH) continue;
      await write(batch);
      batch = [];
    }
    await write(batch);
    if (uploaded) {
      end.assertWhole();
      assertAsLarge(result.entries, loaded);
    }
    await audit(tx, {
      actorId: uploaded?.by ?? null,
      action: 'directory.imported',
      subjectType: 'directory',
      subjectId: 'cms-hospitals',
      detail: { ...result },
    });
  });
  return result;
}
