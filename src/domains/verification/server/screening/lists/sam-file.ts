import type { CsvRow, FileEvents } from '#platform/server/csv.ts';
import { dateFrom, keyOf, npiFrom, readExclusions, type ReadLine } from './exclusion-line.ts';

/** The columns read from the SAM.gov exclusions extract (V2), which has no birth dates. */
const COLUMNS = [
  'Classification',
  'Name',
  'First',
  'Middle',
  'Last',
  'Suffix',
  'City',
  'State / Province',
  'Exclusion Program',
  'Excluding Agency',
  'Exclusion Type',
  'Active Date',
  'Termination Date',
  'SAM Number',
  'NPI',
] as const;

const AMERICAN_DATE = /^(?<month>\d{2})\/(?<day>\d{2})\/(?<year>\d{4})$/;

const FORMAT = { columns: COLUMNS, what: 'the SAM exclusions extract (V2)' };

export const readSamFile = (file: string, events: FileEvents) => readExclusions(file, FORMAT, events, toLine);

function toLine(row: CsvRow<(typeof COLUMNS)[number]>): ReadLine | string {
  const text = (column: (typeof COLUMNS)[number]) => row[column] ?? '';
  const [lastName, firstName, name] = [text('Last'), text('First'), text('Name')];
  if (!lastName && !firstName && !name) return 'Name, First and Last are empty';
  const doubts: string[] = [];
  const isFirm = text('Classification') !== 'Individual';
  const identity = [lastName, firstName, text('Middle'), text('Suffix'), name, text('State / Province'), text('City')];
  return {
    line: {
      key:
        text('SAM Number') ||
        keyOf(...identity, text('Excluding Agency'), text('Exclusion Program'), text('Active Date')),
      isFirm,
      // An individual with empty name parts has the full name under Name, as 'LAST, FIRST' or 'FIRST LAST'.
      ...(isFirm || lastName ? { lastName, firstName } : individualFrom(name)),
      middleName: text('Middle'),
      suffix: text('Suffix'),
      firmName: isFirm ? name : '',
      occupation: null,
      npi: npiFrom(text('NPI'), doubts),
      dateOfBirth: null,
      city: text('City') || null,
      state: text('State / Province') || null,
      exclusionType: [text('Exclusion Type'), text('Excluding Agency')].filter(Boolean).join(', ') || null,
      excludedOn: dateFrom(text('Active Date'), AMERICAN_DATE, 'Active Date', doubts),
      endsOn: dateFrom(text('Termination Date'), AMERICAN_DATE, 'Termination Date', doubts, ['', 'Indefinite']),
    },
    doubts,
  };
}

function individualFrom(name: string): { lastName: string; firstName: string } {
  if (name.includes(',')) {
    const [lastName = '', firstName = ''] = name.split(',').map((part) => part.trim());
    return { lastName, firstName };
  }
  const words = name.split(/\s+/);
  return { lastName: words.at(-1) ?? '', firstName: words.slice(0, -1).join(' ') };
}
