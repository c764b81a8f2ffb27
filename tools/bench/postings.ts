import { readPosting } from '#domains/jobs/server/pasting/index.ts';
import { HELD_OUT, TUNING } from './postings/samples.ts';
import { scorePostings, type FieldCounts } from './postings/score.ts';

/** No sample names a start, so any day serves. */
const TODAY = '2026-11-24';

type Half = 'held out' | 'tuning';

/** How well pasted postings are read, by half of the samples and field. */
export function benchPostings(): Record<Half, FieldCounts> {
  const counts = (samples: typeof HELD_OUT) => scorePostings(samples, (text) => readPosting(text, TODAY)).counts;
  return { 'held out': counts(HELD_OUT), tuning: counts(TUNING) };
}

const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(2));

export const postingsTable = (halves: ReturnType<typeof benchPostings>): string =>
  Object.entries(halves)
    .map(([half, fields]) => {
      const rows = Object.entries(fields).map(([field, { stated, read, right }]) =>
        [
          field.padEnd(24),
          String(stated).padStart(6),
          share(right, read).padStart(9),
          share(right, stated).padStart(6),
        ].join(' '),
      );
      return [`postings, ${half}`, `${'field'.padEnd(24)} stated precision recall`, ...rows].join('\n');
    })
    .join('\n\n');
