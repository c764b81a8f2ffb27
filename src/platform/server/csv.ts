import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse';
import { AppError } from './errors.ts';

export interface BadRow {
  line: number;
  problem: string;
}

export interface FileEvents {
  onBadRow(row: BadRow): void;
  /** Between 0 and 1. */
  onProgress(share: number): void;
}

export type CsvRow<C extends string> = Readonly<Record<C, string | undefined>>;

/**
 * Streams an official CSV file row by row, of any size. Malformed rows are reported by line and skipped. A file that
 * lacks one of `columns` is rejected as the wrong file; `what` names the expected one.
 */
export async function* readCsvFile<C extends string>(
  file: string,
  format: { columns: readonly C[]; what: string },
  events: FileEvents,
): AsyncGenerator<{ row: CsvRow<C>; line: number }> {
  const { size } = await stat(file).catch(() => {
    throw new AppError('INVALID_INPUT', `File not found: ${file}.`);
  });
  let bytes = 0;
  const source = createReadStream(file);
  source.on('data', (chunk: string | Buffer) => {
    bytes += chunk.length;
    events.onProgress(size === 0 ? 1 : bytes / size);
  });
  const parser = parse({
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    columns: (header: string[]) => checkedHeader(header, format),
    on_skip: (error) => {
      if (error instanceof CsvError) events.onBadRow({ line: Number(error.lines), problem: explain(error) });
      return undefined;
    },
  });
  source.on('error', (error) => parser.destroy(error));
  for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
    record: CsvRow<C>;
    info: { lines: number };
  }>) {
    yield { row: record, line: info.lines };
  }
}

function checkedHeader(header: string[], { columns, what }: { columns: readonly string[]; what: string }): string[] {
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length === 0) return header;
  throw new AppError(
    'INVALID_INPUT',
    `This is not ${what}: it lacks the column ${missing.map((name) => `'${name}'`).join(', ')}.`,
  );
}

const explain = (error: CsvError): string =>
  error.code.startsWith('CSV_RECORD_INCONSISTENT')
    ? 'has a different number of columns than the header'
    : 'is not valid CSV';
