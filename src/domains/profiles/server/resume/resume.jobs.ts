import { destroyKey, findFile, markScanned, removeObject } from '#domains/profiles/server/documents/index.ts';
import { documentInfected } from '#domains/profiles/contract/profile-events.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/events/publish.ts';
import { readText, UnreadableFile } from '#platform/server/files/text/read-lines.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { clamd } from '#platform/server/scanning/clamd.ts';
import { readImport, removeExpired } from './read-import.job.ts';
import { removeFile } from './remove-file.ts';
import {
  deleteImport,
  expiredImports,
  findImport,
  saveProblem,
  saveProgress,
  saveReading,
  type ImportRow,
} from './resume.repo.ts';
import { readInThread } from './rules/read-in-thread.ts';
import { sealReading } from './sealed-reading.ts';

const BATCH = 200;

type StoredFile = NonNullable<Awaited<ReturnType<typeof findFile>>> & { wrappedKey: string };

async function read(deps: Deps, importId: string): Promise<void> {
  const row = await deps.db.as(service, (tx) => findImport(tx, importId));
  if (row?.status !== 'reading') return;
  const file = row.fileId === null ? undefined : await deps.db.as(service, (tx) => findFile(tx, row.fileId ?? ''));
  if (!file?.wrappedKey) {
    await deps.db.as(service, (tx) => saveProblem(tx, row.id, 'damaged'));
    return;
  }
  const stored = { ...file, wrappedKey: file.wrappedKey };
  if (await isInfected(deps, row, stored)) return;
  await suggest(deps, row, stored);
}

async function suggest(deps: Deps, row: ImportRow, file: StoredFile): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of await deps.files.read(file)) parts.push(part as Buffer);
  try {
    const text = await readText(Buffer.concat(parts), file.contentType, async (page, pages) => {
      await deps.db.as(service, (tx) => saveProgress(tx, row.id, page, pages));
    });
    const reading = await readInThread({ text, purpose: row.purpose });
    await deps.db.as(service, async (tx) => {
      if (reading.suggestions.length === 0) await saveProblem(tx, row.id, 'nothing_found');
      else await saveReading(tx, row.id, sealReading(deps.env, { ...reading, added: [], skipped: [] }));
      if (row.fileId) await removeFile(deps, tx, row.fileId);
    });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await deps.db.as(service, async (tx) => {
      await saveProblem(tx, row.id, error.problem);
      if (row.fileId) await removeFile(deps, tx, row.fileId);
    });
  }
}

/** Scans a file that waits for it. An infected one is destroyed before anything opens it. */
async function isInfected(deps: Deps, row: ImportRow, file: StoredFile): Promise<boolean> {
  if (file.scanState !== 'pending' || !deps.env.clamdUrl) return file.scanState === 'infected';
  const result = await clamd(deps.env.clamdUrl).scan(await deps.files.read(file));
  if (result.verdict === 'unavailable') throw new Error(`the scanner is not available: ${result.reason}`);
  await deps.db.as(service, async (tx) => {
    await markScanned(tx, file.id, result.verdict);
    if (result.verdict === 'clean') return;
    await saveProblem(tx, row.id, 'infected');
    await destroyKey(tx, file.id);
    await deps.jobs.enqueue(tx, removeObject, { storageKey: file.storageKey });
    await publish(deps, tx, documentInfected, { fileId: file.id, signature: result.name });
  });
  return result.verdict === 'infected';
}

async function removeOld(deps: Deps): Promise<void> {
  let removed: number;
  do {
    removed = await deps.db.as(service, async (tx) => {
      const rows = await expiredImports(tx, deps.clock.now(), BATCH);
      for (const row of rows) {
        await deleteImport(tx, row.id);
        if (row.fileId) await removeFile(deps, tx, row.fileId);
      }
      return rows.length;
    });
  } while (removed === BATCH);
}

export const resumeJobs = [
  handle(readImport, (deps, { importId }) => read(deps, importId)),
  handle(removeExpired, (deps) => removeOld(deps)),
];
