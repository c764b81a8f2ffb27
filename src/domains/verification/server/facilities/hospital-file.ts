import type { facilityDirectory } from '#domains/verification/db/facilities.ts';
import { readCsvFile, type CsvRow, type FileEvents } from '#platform/server/csv.ts';

export type FacilityRow = Omit<typeof facilityDirectory.$inferInsert, 'importedAt'>;

/** The columns read from CMS 'Hospital General Information'; the file has more. */
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

/** Streams the official file row by row; bad rows are reported by line and skipped. */
export async function* readHospitalFile(
  file: string,
  events: FileEvents,
): AsyncGenerator<{ row: FacilityRow; line: number }> {
  const format = { columns: COLUMNS, what: "the CMS file 'Hospital General Information'" };
  const lineOf = new Map<string, number>();
  for await (const { row: record, line } of readCsvFile(file, format, events)) {
    const row = toFacility(record);
    if (typeof row === 'string') {
      events.onBadRow({ line, problem: row });
      continue;
    }
    const earlier = lineOf.get(row.ccn);
    if (earlier !== undefined) {
      events.onBadRow({ line, problem: `Facility ID ${row.ccn} is already in line ${earlier}` });
      continue;
    }
    lineOf.set(row.ccn, line);
    yield { row, line };
  }
}

/** The row for the directory, or its problem. */
function toFacility(row: CsvRow<Column>): FacilityRow | string {
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
