import { basename } from 'node:path';
import { audit } from '#platform/server/audit.ts';
import type { FileEvents } from '#platform/server/csv.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { ExclusionSource } from '#domains/verification/contract/screening.ts';
import type { ExclusionLine, ReadLine } from './exclusion-line.ts';
import { assertAsLarge, assertAsNew, EndWatch, type Uploaded } from '#platform/server/whole-file.ts';
import {
  addIncoming,
  compareIncoming,
  insertFile,
  lastFiles,
  openIncoming,
  takeIncoming,
  type Taken,
} from './exclusions.repo.ts';
import { readLeieFile } from './leie-file.ts';
import { readSamFile } from './sam-file.ts';
import { screenEveryoneJob } from '../screening.jobs.ts';

const BATCH = 2_000;

export interface ExclusionImport extends Taken {
  /** Unreadable rows, which were skipped. */
  bad: number;
  /** Rows kept without an unreadable fact. */
  doubtful: number;
  /** The newest exclusion in the file. */
  newestOn: string | null;
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
  { isInvented = false, uploaded }: { isInvented?: boolean; uploaded?: Uploaded } = {},
): Promise<ExclusionImport> =>
  deps.db.as(service, async (tx) => {
    const told = { bad: 0, doubtful: 0 };
    const end = new EndWatch();
    const counted = end.over({
      onProgress: events.onProgress,
      onBadRow: (row) => {
        told.bad += 1;
        events.onBadRow(row);
      },
    });
    await openIncoming(tx);
    let batch: ExclusionLine[] = [];
    for await (const { line, doubts, number } of READERS[source](file, counted)) {
      if (doubts.length > 0) {
        told.doubtful += 1;
        events.onBadRow({ line: number, problem: `kept without it: ${doubts.join(', ')}` });
      }
      end.sawRow(number);
      batch.push(line);
      if (batch.length < BATCH) continue;
      await addIncoming(tx, batch);
      batch = [];
    }
    await addIncoming(tx, batch);
    const importedAt = deps.clock.now();
    const before = (await lastFiles(tx)).find((one) => one.source === source);
    const compared = await compareIncoming(tx, source);
    if (uploaded) {
      end.assertWhole();
      const isFirst = !before || before.isInvented;
      assertAsLarge(compared.incoming, isFirst ? 0 : compared.listed);
      assertAsNew(compared.newestOn, isFirst ? null : compared.listedNewestOn);
    }
    const taken = await takeIncoming(tx, { source, now: importedAt, replacesAll: before?.isInvented ?? false });
    const result = { ...taken, ...told, newestOn: compared.newestOn };
    if (taken.entries === 0) return result;
    await insertFile(tx, {
      source,
      fileName: uploaded?.fileName ?? basename(file),
      ...taken,
      badRows: told.bad,
      isInvented,
      importedAt,
    });
    await audit(tx, {
      actorId: uploaded?.by ?? null,
      action: 'exclusions.imported',
      subjectType: 'exclusions',
      subjectId: source,
      detail: { ...result, ...(isInvented && { isInvented }) },
    });
    await deps.jobs.enqueue(tx, screenEveryoneJob, {}, { key: 'everyone' });
    return result;
  });
