import { expect, test } from 'vitest';
import { asksFirstExam } from './credential-needs.ts';

test('every RN whose license is on its way is asked for the first exam result, whichever state it comes from', () => {
  expect(asksFirstExam([{ licenseType: 'RN', status: 'pending' }])).toBe(true);
  const settled = [
    { licenseType: 'RN', status: 'active' },
    { licenseType: 'LPN', status: 'pending' },
  ] as const;
  expect(asksFirstExam(settled)).toBe(false);
  expect(asksFirstExam([])).toBe(false);
});
