import type { exclusionEntries } from '#domains/verification/db/screening.ts';
import { readCsvFile, type CsvRow, type FileEvents } from '#platform/server/csv.ts';

/** A line of a list as stored, without database-only columns. */
export type ExclusionLine = Omit<typeof exclusionEntries.$inferInsert, 'id' | 'source' | 'removedAt'>;

/** Unreadable facts. The line is kept without them, since dropping it could let an excluded person pass. */
export interface ReadLine {
  line: ExclusionLine;
  doubts: string[];
}

/** The lines of a list file, parsed by `toLine`; if it returns a sentence, the row is reported as bad. */
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

/** A date in the file's format, or null; an invalid date is recorded as a doubt. */
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

/** Files have no line IDs, so a line is identified by the person and the exclusion. */
export const keyOf = (...parts: (string | null)[]): string => parts.map((part) => part ?? '').join('|');
