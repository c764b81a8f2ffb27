import type { Tx } from '#platform/server/database/db.ts';
import { EXCLUSION_SOURCES, type ScreeningStatus } from '#domains/verification/contract/screening.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { lastFiles } from './exclusions.repo.ts';

/** The lists come monthly, plus a week of grace. */
const OVERDUE_MS = 38 * DAY_MS;

export type ListState = ScreeningStatus['lists'][number];

/** Whether people are screened against anything real. */
export const hasOfficialList = (lists: readonly ListState[]): boolean =>
  lists.some(({ importedAt, isInvented }) => importedAt !== null && !isInvented);

/** Each exclusion list with its newest file, including lists never imported. */
export async function readLists(tx: Tx, now: Date): Promise<ListState[]> {
  const files = await lastFiles(tx);
  return EXCLUSION_SOURCES.map((source) => {
    const file = files.find((one) => one.source === source);
    return {
      source,
      importedAt: file?.importedAt.toISOString() ?? null,
      fileName: file?.fileName ?? null,
      entries: file?.entries ?? 0,
      badRows: file?.badRows ?? 0,
      isInvented: file?.isInvented ?? false,
      isOverdue: !file || now.getTime() - file.importedAt.getTime() > OVERDUE_MS,
    };
  });
}
