import { expect, test } from 'vitest';
import { documentWarnings } from './document-warnings.ts';
import type { BareItem } from './present-person.ts';

const license: BareItem = {
  type: 'license',
  id: 'l',
  label: 'MO RN license',
  isRequired: true,
  factState: 'attested',
  nextCheckOn: null,
  warnings: [],
  documentIds: ['p'],
  // A label different from the screen's: only the typed number matters.
  fields: [{ name: 'Registration', value: '13-123456-081' }],
  number: '13-123456-081',
  expiresOn: null,
};
const dana = { fullName: 'Dana Whitfield', formerNames: ['Dana Roe'] };
const ana: typeof dana = { fullName: 'Ana de la Peña-Ruiz', formerNames: [] };
const PAPER = 'State Board of Nursing certifies that the holder';
const hints = (text: string | null, holder: typeof dana = dana, item: BareItem = license) =>
  documentWarnings(item, [{ id: 'p', fileName: 'a.pdf', isPicture: false, text }], holder);
const hintsOfPicture = (text: string, holder: typeof dana = dana) =>
  documentWarnings(license, [{ id: 'p', fileName: 'a.jpg', isPicture: true, text }], holder);

const NO_NAME = 'The name on the profile is not in “a.pdf”.';
const NO_NUMBER = 'The number is not in “a.pdf”.';

test.each<[string, string | null, string[]]>([
  ['name and number', `${PAPER} Dana M. Whitfield, license 13-123456-081`, []],
  ['the number without its hyphens', `${PAPER} DANA WHITFIELD 13123456081`, []],
  ['a former name', `${PAPER} Roe, Dana 13-123456-081`, []],
  ['another person’s name', `${PAPER} Arne Else 13-123456-081`, [NO_NAME]],
  ['the given name of another family', `${PAPER} Dana Else 13-123456-081`, [NO_NAME]],
  ['another number', `${PAPER} Dana Whitfield 14-999999-081`, [NO_NUMBER]],
  ['nothing readable', null, []],
  ['a stamp on a picture', 'Scanned by X', []],
])('%s', (_name, text, expected) => {
  expect(hints(text)).toEqual(expected);
});

test('a double name in the document is found whole, with accents', () => {
  expect(hints(`${PAPER} ANA DE LA PENA RUIZ 13-123456-081`, ana)).toEqual([]);
});

test('another item’s document does not count', () => {
  expect(hints(`${PAPER} Arne Else`, dana, { ...license, documentIds: [] })).toEqual([]);
  expect(hints(`${PAPER} Arne Else`, dana, { ...license, type: 'work' })).toEqual([]);
});

const NOT_FOUND = 'Could not find the name on the profile in “a.jpg”. It was read from a picture: check by eye.';

test.each<[string, string, string[], typeof dana?]>([
  ['the name as it is', 'DANA M. WHITFIELD', []],
  ['letters misread', 'DAMA M. WH1TFIE1D', []],
  ['a split name', 'DANA WH1T F1ELD', []],
  ['a former name, misread', 'R0E, DANA', []],
  ['a double name, misread', 'ANA DE LA PENA RU1Z', [], ana],
  ['no number, or a misread one', 'DANA WHITFIELD 13-I23456-0B1', []],
  ['another person’s name', 'ARNE ELSE', [NOT_FOUND]],
  ['the given name of another family', 'DANA MCALLISTER', [NOT_FOUND]],
  ['the family name with another given name', 'KRISTOPHER WHITFIELD', [NOT_FOUND]],
])('in a picture: %s', (_name, name, expected, holder) => {
  expect(hintsOfPicture(`${PAPER} ${name} until April 2028`, holder)).toEqual(expected);
});
