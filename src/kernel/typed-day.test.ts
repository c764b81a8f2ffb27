import { expect, test } from 'vitest';
import { parseTypedDay } from './typed-day.ts';

test.each([
  ['Sep 2021', '2021-09-01'],
  ['sept. 2021', '2021-09-01'],
  ['September 2021', '2021-09-01'],
  ['Sep, 2021', '2021-09-01'],
  ['9/2021', '2021-09-01'],
  ['09/2021', '2021-09-01'],
  ['09 2021', '2021-09-01'],
  ['2021-09', '2021-09-01'],
  ['9/14/2021', '2021-09-14'],
  ['09-14-2021', '2021-09-14'],
  ['Sep 14, 2021', '2021-09-14'],
  ['September 14th 2021', '2021-09-14'],
  ['  May   2021 ', '2021-05-01'],
  ['2021-09-14', '2021-09-14'],
  ['2/29/2024', '2024-02-29'],
])('%s is understood', (text, day) => {
  expect(parseTypedDay(text, 'first')).toBe(day);
});

test.each([
  ['Feb 2027', '2027-02-28'],
  ['2/2028', '2028-02-29'],
  ['April 2027', '2027-04-30'],
  ['4/29/2027', '2027-04-29'],
])('%s ends at %s', (text, day) => {
  expect(parseTypedDay(text, 'last')).toBe(day);
});

test.each([
  '',
  '2021',
  'Sep',
  'Sep 21',
  '13/2021',
  '0/2021',
  '2/30/2021',
  '2/29/2023',
  'Smarch 2021',
  'se 2021',
  'septem ber 2021',
  '9/2021x',
  '9/14/21',
  '09/0021',
  'maybe 2021',
])('“%s” is no day', (text) => {
  expect(parseTypedDay(text, 'first')).toBeNull();
  expect(parseTypedDay(text, 'last')).toBeNull();
});
