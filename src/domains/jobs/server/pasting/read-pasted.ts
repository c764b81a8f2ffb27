import { MOST_POSTINGS, type ReadPosting } from '#domains/jobs/contract/pasting.ts';
import { plainText } from './plain-text.ts';
import { readPosting } from './read-posting.ts';
import { splitPostings } from './split-postings.ts';

/** Reads the jobs in a pasted text. */
export function readPasted(pasted: string, today: string): { postings: ReadPosting[]; isCut: boolean } {
  const parts = splitPostings(plainText(pasted));
  return {
    postings: parts.slice(0, MOST_POSTINGS).map((part) => readPosting(part, today)),
    isCut: parts.length > MOST_POSTINGS,
  };
}
