import { basename } from 'node:path';
import { audit } from '#platform/server/audit.ts';
import type { FileEvents } from '#platform/server/csv.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { ExclusionSource } from '#domains/verification/contract/screening.ts';
import type { ExclusionLine, ReadLine } from './exclusion-line.ts';
import { addIncoming, insertFile, lastFiles, openIncoming, takeIncoming, type Taken } from './exclusions.repo.ts';
import { readLeieFile } from './leie-file.ts';
import { readSamFile } from './sam-file.ts';
import { screenEveryoneJob } from '../screening.jobs.ts';

const BATCH = 2_000;

export interface ExclusionImport extends Taken {
  /** Unreadable rows, which were skipped. */
  bad: number;
  /** Rows kept without an unreadable fact. */
  doubtful: number;
}

const READERS: Record<
  ExclusionSource,
  (file: string, events: FileEvents) => AsyncGenerator<ReadLine & { number: number }>
> = { leie: readLeieFile, sam: readSamFile };

/**
 * Imports an official exclusion file in one transaction: an interrupted import leaves the list unchanged. Repeatable.
 * The same transaction enqueues a job that screens everyone again.
 */
export const importExclusions = (
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  source: ExclusionSource,
  file: string,
  events: FileEvents,
  { isInvented = false } = {},
): Promise<ExclusionImport> =>
  deps.db.as(service, async (tx) => {
    const told = { bad: 0, doubtful: 0 };
    const counted: FileEvents = {
      onProgress: events.onProgress,
      onBadRow: (row) => {
        told.bad += 1;
        events.onBadRow(row);
      },
    };
    await openIncoming(tx);
    let batch: ExclusionLine[] = [];
    for await (const { line, doubts, number } of READERS[source](file, counted)) {
      if (doubts.length > 0) {
        told.doubtful += 1;
        events.onBadRow({ line: number, problem: `kept without it: ${doubts.join(', ')}` });
      }
      batch.push(line);
      if (batch.length < BATCH) continue;
      await addIncoming(tx, batch);
      batch = [];
    }
    await addIncoming(tx, batch);
    const importedAt = deps.clock.now();
    const before = (await lastFiles(tx)).find((one) => one.source === source);
    const taken = await takeIncoming(tx, { source, now: importedAt, replacesAll: before?.isInvented ?? false });
    const result = { ...taken, ...told };
    if (taken.entries === 0) return result;
    await insertFile(tx, { source, fileName: basename(file), ...taken, badRows: told.bad, isInvented, importedAt });
    await audit(tx, {
      actorId: null,
      action: 'exclusions.imported',
      subjectType: 'exclusions',
      subjectId: source,
      detail: { ...result, ...(isInvented && { isInvented }) },
    });
    await deps.jobs.enqueue(tx, screenEveryoneJob, {}, { key: 'everyone' });
    return result;
  });
