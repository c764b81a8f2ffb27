import { NO_UPKEEP, SILENT_DAYS, type JobUpkeep } from '#domains/jobs/contract/upkeep.ts';
import type { UpkeepRow } from './upkeep.repo.ts';

export const presentUpkeep = (row: UpkeepRow | undefined): JobUpkeep =>
  row
    ? {
        askedAt: row.askedAt?.toISOString() ?? null,
        daysLeft: row.askedAt ? Math.max(1, SILENT_DAYS - row.silentDays) : null,
        pausedFor: row.pausedFor,
        longWaiting: row.longWaiting,
      }
    : NO_UPKEEP;
