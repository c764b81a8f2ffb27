import type { CsvRow, FileEvents } from '#platform/server/csv.ts';
import { dateFrom, keyOf, npiFrom, readExclusions, type ReadLine } from './exclusion-line.ts';

/** The columns read from the monthly `UPDATED.csv` of the Office of Inspector General. */
const COLUMNS = [
  'LASTNAME',
  'FIRSTNAME',
  'MIDNAME',
  'BUSNAME',
  'GENERAL',
  'SPECIALTY',
  'NPI',
  'DOB',
  'ADDRESS',
  'CITY',
  'STATE',
  'EXCLTYPE',
  'EXCLDATE',
  'REINDATE',
] as const;

const COMPACT_DATE = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/;
const NO_DATE = ['', '00000000', '0'];

const FORMAT = { columns: COLUMNS, what: 'the LEIE file UPDATED.csv of the OIG' };

export const readLeieFile = (file: string, events: FileEvents) => readExclusions(file, FORMAT, events, toLine);

function toLine(row: CsvRow<(typeof COLUMNS)[number]>): ReadLine | string {
  const text = (column: (typeof COLUMNS)[number]) => row[column] ?? '';
  const [lastName, firstName, firmName] = [text('LASTNAME'), text('FIRSTNAME'), text('BUSNAME')];
  if (!lastName && !firstName && !firmName) return 'LASTNAME, FIRSTNAME and BUSNAME are empty';
  const doubts: string[] = [];
  const date = (column: 'DOB' | 'EXCLDATE' | 'REINDATE') =>
    dateFrom(text(column), COMPACT_DATE, column, doubts, NO_DATE);
  const dateOfBirth = date('DOB');
  const isFirm = !lastName && !firstName;
  const place = [text('CITY'), text('STATE'), isFirm ? text('ADDRESS') : ''];
  const identity = [lastName, firstName, text('MIDNAME'), firmName, text('DOB')];
  return {
    line: {
      key: keyOf(...identity, text('EXCLTYPE'), text('EXCLDATE'), ...place),
      isFirm,
      lastName,
      firstName,
      middleName: text('MIDNAME'),
      suffix: '',
      firmName,
      occupation: text('SPECIALTY') || text('GENERAL') || null,
      npi: npiFrom(text('NPI'), doubts),
      dateOfBirth,
      city: text('CITY') || null,
      state: text('STATE') || null,
      exclusionType: text('EXCLTYPE') || null,
      excludedOn: date('EXCLDATE'),
      endsOn: date('REINDATE'),
    },
    doubts,
  };
}
