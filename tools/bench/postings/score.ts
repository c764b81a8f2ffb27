import type { ReadPosting } from '#domains/jobs/contract/pasting.ts';
import type { SamplePosting } from './sample.ts';

type Reader = (text: string) => ReadPosting;

export interface FieldCount {
  /** Stated in the samples, read, and read rightly. */
  stated: number;
  read: number;
  right: number;
}
export type FieldCounts = Record<string, FieldCount>;

/** What is read in the samples, by field; `mistakes` say in words what is wrong. */
export function scorePostings(
  samples: readonly SamplePosting[],
  read: Reader,
): { counts: FieldCounts; mistakes: string[] } {
  const counts: FieldCounts = {};
  const mistakes: string[] = [];
  for (const { text, expected } of samples) {
    const found = flat(text, read(text));
    for (const field of FIELDS) {
      const [wanted, got] = [asSet(expected[field]), asSet(found[field])];
      const right = got.filter((value) => wanted.includes(value));
      const count = (counts[field] ??= { stated: 0, read: 0, right: 0 });
      count.stated += wanted.length;
      count.read += got.length;
      count.right += right.length;
      if (right.length < Math.max(wanted.length, got.length)) {
        mistakes.push(`${text.slice(0, 30).split('\n')[0]}: ${field} is ${wanted.join()}, read ${got.join()}`);
      }
    }
  }
  return { counts, mistakes };
}

const FIELDS = [
  'position',
  'specialty',
  'employmentType',
  'shift',
  'shiftPattern',
  'weeklyHours',
  'pay',
  'requiredCertifications',
  'preferredCertifications',
  'minimumYears',
  'town',
  'zip',
] as const satisfies readonly (keyof SamplePosting['expected'])[];

const asSet = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

function flat(text: string, { draft, town }: ReadPosting): SamplePosting['expected'] {
  const { payUnit, payMinCents, payMaxCents } = draft;
  const dollars = (cents: number | undefined) => (cents === undefined ? '-' : String(cents / 100));
  // A ZIP code that only the town implies is right when the town is.
  const zip = draft.zip !== undefined && text.includes(draft.zip) ? { zip: draft.zip } : {};
  return {
    ...draft,
    ...(payUnit ? { pay: `${payUnit} ${dollars(payMinCents)} ${dollars(payMaxCents)}` } : {}),
    ...(town === null ? {} : { town }),
    ...(zip.zip === undefined ? { zip: undefined } : zip),
  } as SamplePosting['expected'];
}
