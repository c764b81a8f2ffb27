import { expect, test } from 'vitest';
import { licenseAnomalies, type LicenseFacts } from './license-anomalies.ts';

const TODAY = '2026-11-21';
const holder = { dateOfBirth: '1990-03-14', homeState: 'MO' };
const missouriRn: LicenseFacts = {
  licenseType: 'RN',
  state: 'MO',
  licenseNumber: '2019123456',
  compactStatus: 'multistate',
  status: 'active',
  issuedOn: '2019-06-01',
  expiresOn: '2027-04-30',
};
const kansasRn: LicenseFacts = { ...missouriRn, state: 'KS', licenseNumber: '13-123456-081', expiresOn: '2028-03-31' };
const codes = (license: LicenseFacts, who: { dateOfBirth: string | null; homeState: string } = holder) =>
  licenseAnomalies(license, who, TODAY).map(({ code }) => code);

test('a usual license has no anomalies', () => {
  expect(codes(missouriRn)).toEqual([]);
  expect(codes({ ...missouriRn, licenseNumber: '123456' })).toEqual([]);
  expect(codes(kansasRn, { ...holder, homeState: 'KS' })).toEqual([]);
  expect(codes({ ...missouriRn, licenseType: 'LPN', expiresOn: '2028-05-31' })).toEqual([]);
});

test.each<[string, Partial<LicenseFacts>]>([
  ['ACTIVE_BUT_EXPIRED', { expiresOn: '2025-04-30' }],
  ['ISSUED_IN_FUTURE', { issuedOn: '2026-12-24' }],
  ['DATES_SWAPPED', { issuedOn: '2019-06-01', expiresOn: '2017-04-30' }],
  ['NOT_IN_COMPACT', { licenseType: 'NP' }],
  ['NUMBER_FORM', { licenseNumber: '12345' }],
  ['EXPIRY_DAY', { expiresOn: '2028-04-30' }],
  ['EXPIRY_DAY', { expiresOn: '2027-04-29' }],
  ['EXPIRY_DAY', { licenseType: 'LPN', expiresOn: '2027-05-31' }],
  ['EXPIRY_DAY', { licenseType: 'LPN', expiresOn: '2028-05-30' }],
])('%s from %o', (code, change) => {
  expect(codes({ ...missouriRn, ...change })).toContain(code);
});

test('Kansas follows the month and parity of birth', () => {
  const kansan = { ...holder, homeState: 'KS' };
  expect(codes({ ...kansasRn, expiresOn: '2027-03-31' }, kansan)).toEqual(['EXPIRY_DAY']);
  expect(codes({ ...kansasRn, expiresOn: '2028-04-30' }, kansan)).toEqual(['EXPIRY_DAY']);
  expect(codes({ ...kansasRn, expiresOn: '2028-02-29' }, { ...kansan, dateOfBirth: '1992-02-02' })).toEqual([]);
  expect(codes({ ...kansasRn, expiresOn: '2028-04-30' }, { ...kansan, dateOfBirth: null })).toEqual([]);
});

test.each<[Partial<LicenseFacts>, string[]]>([
  [{ licenseNumber: '14-123456-081' }, []],
  [{ licenseNumber: '13123456081' }, []],
  [{ licenseNumber: '23-123456-081' }, ['NUMBER_FORM']],
  [{ licenseNumber: '13-123456' }, ['NUMBER_FORM']],
  [{ licenseNumber: '13-123456-' }, ['NUMBER_FORM']],
  [{ licenseNumber: '13-123456-081 or so' }, ['NUMBER_FORM']],
  [{ licenseType: 'LPN', licenseNumber: '24-123456-081' }, []],
  [{ licenseType: 'LPN', licenseNumber: '13-123456-081' }, ['NUMBER_FORM']],
  [{ licenseType: 'NP', compactStatus: 'single_state', licenseNumber: '53-12345-081' }, []],
  [{ licenseType: 'NP', compactStatus: 'single_state', licenseNumber: '13-12345-081' }, ['NUMBER_FORM']],
])('a Kansas number says what it is for and has a suffix: %o', (change, expected) => {
  expect(codes({ ...kansasRn, ...change }, { ...holder, homeState: 'KS' })).toEqual(expected);
});

test('a multistate license of a state where the person does not live is flagged', () => {
  expect(codes(kansasRn)).toEqual(['MULTISTATE_ELSEWHERE']);
});
