import { expect, test } from 'vitest';
import { asksFirstExam } from './credential-needs.ts';

test('every RN with a pending license is asked for the first exam result, in any state', () => {
  expect(asksFirstExam([{ licenseType: 'RN', status: 'pending' }])).toBe(true);
  const settled = [
    { licenseType: 'RN', status: 'active' },
    { licenseType: 'LPN', status: 'pending' },
  ] as const;
  expect(asksFirstExam(settled)).toBe(false);
  expect(asksFirstExam([])).toBe(false);
});
