import { expect, test } from 'vitest';
import { addBusinessDays } from './holidays.ts';

test.each([
  ['in the middle of a week', '2026-11-17', 2, '2026-11-19'],
  ['over a weekend', '2026-11-20', 1, '2026-11-23'],
  ['from a Saturday', '2026-11-21', 2, '2026-11-24'],
  ['over Thanksgiving', '2026-11-24', 2, '2026-11-27'],
  ['over Memorial Day, the last Monday in May', '2027-05-28', 1, '2027-06-01'],
  ['over Christmas on a Saturday, observed on the Friday before', '2027-12-23', 1, '2027-12-27'],
  ['over New Year on a Saturday, observed in the old year', '2027-12-30', 1, '2028-01-03'],
  ['over Independence Day on a Sunday, observed on Monday', '2027-07-02', 1, '2027-07-06'],
])('business days %s', (_, from, count, to) => {
  expect(addBusinessDays(from, count)).toBe(to);
});
