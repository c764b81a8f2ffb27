import type { ReadPosting } from '#domains/jobs/contract/pasting.ts';
import { pastingCopy } from './pasting.copy.ts';
import { readPostings, waitingPostings } from './kept-postings.ts';

export interface Pasted {
  index: number;
  /** Null when this tab no longer has it. */
  posting: ReadPosting | null;
  /** The job that it became. */
  jobId: string | null;
  /** Tells two pasted texts apart. */
  readAt: string;
  all: readonly { index: number; title: string | null; isSaved: boolean }[];
  isCut: boolean;
}

/** The pasted posting that the address names by its number, read from the tab; null when it names none. */
export function pastedAt(named: string | null): Pasted | null {
  if (named === null) return null;
  const kept = readPostings();
  const index = Number(named) - 1;
  return {
    index,
    posting: kept?.postings[index] ?? null,
    jobId: kept?.saved[index] ?? null,
    readAt: kept?.readAt ?? '',
    all: (kept?.postings ?? []).map(({ draft }, at) => ({
      index: at,
      title: draft.title ?? null,
      isSaved: kept?.saved[at] !== undefined,
    })),
    isCut: kept?.isCut ?? false,
  };
}

/** The first job of the last pasted text that is not saved yet. */
export function nextPasted(): { index: number; title: string } | null {
  const kept = readPostings();
  const [index] = waitingPostings(kept);
  return index === undefined ? null : { index, title: kept?.postings[index]?.draft.title ?? pastingCopy.untitled };
}
