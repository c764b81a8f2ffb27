import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse';
import type { facilityDirectory } from '#server/db/tables/index.ts';
import { AppError } from '#server/platform/errors.ts';

export type FacilityRow = Omit<typeof facilityDirectory.$inferInsert, 'importedAt'>;

/** The columns that we read of CMS 'Hospital General Information'; the file has more. */
const COLUMNS = [
  'Facility ID',
  'Facility Name',
  'Address',
  'City/Town',
  'State',
  'ZIP Code',
  'County/Parish',
  'Telephone Number',
  'Hospital Type',
  'Hospital Ownership',
  'Emergency Services',
] as const;
type Column = (typeof COLUMNS)[number];
type CsvRow = Readonly<Record<Column, string | undefined>>;

export interface BadRow {
  line: number;
  problem: string;
}

export interface FileEvents {
  onBadRow(row: BadRow): void;
  /** From 0 to 1. */
  onProgress(share: number): void;
}

/** Streams the official file row by row, whatever its size; bad rows are told by line and left out. */
export async function* readHospitalFile(file: string, events: FileEvents): AsyncGenerator<FacilityRow> {
  const { size } = await stat(file).catch(() => {
    throw new AppError('INVALID_INPUT', `There is no file ${file}.`);
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
    columns: (header: string[]) => checkedHeader(header),
    on_skip: (error) => {
      if (error instanceof CsvError) events.onBadRow({ line: Number(error.lines), problem: explain(error) });
      return undefined;
    },
  });
  source.on('error', (error) => parser.destroy(error));
  const lineOf = new Map<string, number>();
  for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
    record: CsvRow;
    info: { lines: number };
  }>) {
    const row = toFacility(record);
    if (typeof row === 'string') {
      events.onBadRow({ line: info.lines, problem: row });
      continue;
    }
    const earlier = lineOf.get(row.ccn);
    if (earlier !== undefined) {
      events.onBadRow({ line: info.lines, problem: `Facility ID ${row.ccn} stands in line ${earlier} already` });
      continue;
    }
    lineOf.set(row.ccn, info.lines);
    yield row;
  }
}

function checkedHeader(header: string[]): string[] {
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length === 0) return header;
  throw new AppError(
    'INVALID_INPUT',
    `This is not the CMS file 'Hospital General Information': it has no column ${missing.map((name) => `'${name}'`).join(', ')}.`,
  );
}

const explain = (error: CsvError): string =>
  error.code.startsWith('CSV_RECORD_INCONSISTENT')
    ? 'has another number of columns than the header'
    : 'is not valid CSV';

/** The row for the directory, or what is wrong with it. */
function toFacility(row: CsvRow): FacilityRow | string {
  const text = (column: Column) => row[column] ?? '';
  const optional = (column: Column) => text(column) || null;
  const ccn = text('Facility ID').toUpperCase();
  if (!/^[0-9A-Z]{6}$/.test(ccn)) return `Facility ID '${ccn}' is not six letters or digits`;
  for (const column of ['Facility Name', 'Address', 'City/Town'] as const)
    if (!text(column)) return `${column} is empty`;
  if (!/^[A-Z]{2}$/.test(text('State'))) return `State '${text('State')}' is not two letters`;
  if (!/^\d{5}$/.test(text('ZIP Code'))) return `ZIP Code '${text('ZIP Code')}' is not five digits`;
  return {
    ccn,
    name: text('Facility Name'),
    streetAddress: text('Address'),
    city: text('City/Town'),
    state: text('State'),
    zip: text('ZIP Code'),
    county: optional('County/Parish'),
    phone: optional('Telephone Number'),
    hospitalType: optional('Hospital Type'),
    ownership: optional('Hospital Ownership'),
    emergencyServices: yesOrNo(text('Emergency Services')),
  };
}

const yesOrNo = (word: string): boolean | null => (word === 'Yes' ? true : word === 'No' ? false : null);
