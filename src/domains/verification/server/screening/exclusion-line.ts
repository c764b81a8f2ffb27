import type { exclusionEntries } from '#domains/verification/db/screening.ts';
import { readCsvFile, type CsvRow, type FileEvents } from '#platform/server/csv.ts';

/** A line of a list as it is kept; what only the database knows is left out. */
export type ExclusionLine = Omit<typeof exclusionEntries.$inferInsert, 'id' | 'source' | 'removedAt'>;

/** Facts that could not be read. The line is kept without them: leaving it out would let somebody pass. */
export interface ReadLine {
  line: ExclusionLine;
  doubts: string[];
}

/** The lines of a list's file, each as `toLine` understands it; where it answers a sentence, the row is reported as bad. */
export async function* readExclusions<C extends string>(
  file: string,
  format: { columns: readonly C[]; what: string },
  events: FileEvents,
  toLine: (row: CsvRow<C>) => ReadLine | string,
): AsyncGenerator<ReadLine & { number: number }> {
  for await (const { row, line } of readCsvFile(file, format, events)) {
    const read = toLine(row);
    if (typeof read === 'string') events.onBadRow({ line, problem: read });
    else yield { ...read, number: line };
  }
}

/** A date as the files write it, or null; what is no date is a doubt. */
export function dateFrom(
  text: string,
  parts: RegExp,
  field: string,
  doubts: string[],
  none: readonly string[] = [''],
): string | null {
  if (none.includes(text)) return null;
  const { year = '', month = '', day = '' } = parts.exec(text)?.groups ?? {};
  const date = `${year}-${month}-${day}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  if (!Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)) return date;
  doubts.push(`${field} '${text}' is not a date`);
  return null;
}

export function npiFrom(text: string, doubts: string[]): string | null {
  if (text === '' || /^0+$/.test(text)) return null;
  if (/^[12]\d{9}$/.test(text)) return text;
  doubts.push(`NPI '${text}' is not ten digits`);
  return null;
}

/** The files carry no number of a line's own: what identifies somebody and the exclusion does. */
export const keyOf = (...parts: (string | null)[]): string => parts.map((part) => part ?? '').join('|');
