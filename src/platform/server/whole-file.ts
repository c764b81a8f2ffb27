import { AppError } from './errors.ts';
import type { BadRow, FileEvents } from './csv.ts';

/** Who uploaded a file, and its name: such a file is checked more strictly than one from the shell. */
export interface Uploaded {
  by: string;
  fileName: string;
}

/** Notices a file that ends within a row: its last line is bad and no good one follows. */
export class EndWatch {
  #good = 0;
  #bad = 0;

  /** `events` that also notes bad rows. */
  over(events: FileEvents): FileEvents {
    return {
      onProgress: (share) => events.onProgress(share),
      onBadRow: (row: BadRow) => {
        this.#bad = Math.max(this.#bad, row.line);
        events.onBadRow(row);
      },
    };
  }

  sawRow(line: number): void {
    this.#good = Math.max(this.#good, line);
  }

  /** Throws when the last line is incomplete. */
  assertWhole(): void {
    if (this.#bad > this.#good) refuse(`its last line (${this.#bad}) is incomplete, so it seems to have broken off`);
  }
}

/** A file this much smaller than what is loaded is not the whole list. */
export const WHOLE_FILE = 0.9;

/** Throws when the file has far fewer rows than what is loaded. */
export function assertAsLarge(rows: number, loaded: number): void {
  if (rows === 0) refuse('it has no readable row');
  if (rows >= loaded * WHOLE_FILE) return;
  const count = (n: number) => n.toLocaleString('en-US');
  refuse(`it has ${count(rows)} lines and the one loaded has ${count(loaded)}, so it seems to have broken off`);
}

/** Throws when the file's newest entry is older than the newest one loaded; both are calendar days. */
export function assertAsNew(newest: string | null, loaded: string | null): void {
  if (loaded === null || (newest !== null && newest >= loaded)) return;
  refuse(`it is older than the one loaded: its newest entry is of ${newest ?? 'no date'}, the loaded one of ${loaded}`);
}

function refuse(why: string): never {
  throw new AppError('INVALID_INPUT', `This file was not loaded: ${why}. Nothing was changed.`);
}
