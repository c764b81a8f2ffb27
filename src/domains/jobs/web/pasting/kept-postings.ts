import { z } from 'zod';
import { readPastedPosting, type ReadPosting } from '#domains/jobs/contract/pasting.ts';
import { keepDraft, readDraft } from '#platform/web/forms/draft.ts';

const NAME = 'pasted-postings';
const { postings } = readPastedPosting.response.shape;
const kept = z.object({
  postings,
  isCut: z.boolean(),
  readAt: z.string(),
  /** The job that each became, by index. */
  saved: z.record(z.string(), z.string()),
});
type Kept = z.infer<typeof kept>;

/** The jobs of the posting that was pasted last in this tab. */
export const readPostings = (): Kept | null => kept.safeParse(readDraft(NAME)).data ?? null;

export const keepPostings = (read: { postings: ReadPosting[]; isCut: boolean }): void =>
  keepDraft(NAME, { ...read, readAt: String(Date.now()), saved: {} } satisfies Kept);

/** Remembers that a posting was saved as a job, and returns how many still wait. */
export function markSaved(index: number, jobId: string): number {
  const before = readPostings();
  if (!before) return 0;
  const saved = { ...before.saved, [index]: jobId };
  keepDraft(NAME, { ...before, saved });
  return before.postings.length - Object.keys(saved).length;
}

/** The indexes of postings that are not saved yet. */
export const waitingPostings = (read: Kept | null): number[] =>
  read ? [...read.postings.keys()].filter((index) => read.saved[index] === undefined) : [];
