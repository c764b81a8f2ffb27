import type { ImportPurpose } from '#domains/profiles/contract/resume/import-words.ts';
import type { Reading } from '#domains/profiles/contract/resume/suggestions.ts';
import { READING_LIMITS, runInWorker } from '#platform/server/files/file-worker.ts';
import { UnreadableFile, type ReadText } from '#platform/server/files/text/read-lines.ts';

export interface Asked {
  text: ReadText;
  purpose: ImportPurpose;
}

/**
 * What the rules find in a file's text. They run in a thread that ends after a while, so that no text holds up a process
 * for good, whatever a rule makes of it.
 */
export const readInThread = (asked: Asked, limits = READING_LIMITS): Promise<Reading> =>
  runInWorker<Reading>(
    new URL('./read-suggestions.worker.ts', import.meta.url),
    Buffer.from(JSON.stringify(asked)),
    limits,
  ).catch(() => {
    throw new UnreadableFile('unreadable');
  });
