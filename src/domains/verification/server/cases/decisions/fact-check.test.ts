import { expect, test } from 'vitest';
import type { CaseItem } from '#domains/verification/contract/cases/case-items.ts';
import { factCheckOf } from './fact-check.ts';

const NOW = new Date('2026-11-17T15:00:00Z');
const accepted = { outcome: 'accepted', isRevoked: false, source: 'state_board', revision: 'r' } as const;
/** The displayed text has another day than the item. */
const item = (expiresOn: string | null, shown: string): Pick<CaseItem, 'expiresOn' | 'fields'> => ({
  expiresOn,
  fields: [{ name: 'Expires on', value: shown }],
});
const nextCheck = (one: Pick<CaseItem, 'expiresOn' | 'fields'>) => factCheckOf(accepted, one, 'me', NOW).nextCheckOn;

test('the next check is on the item’s expiration date, whatever its display fields say', () => {
  expect(nextCheck(item('2027-04-30', '2027-01-31'))).toBe('2027-04-30');
  expect(nextCheck({ expiresOn: '2027-04-30', fields: [] })).toBe('2027-04-30');
});

test('an item without an expiration date is checked after a year, even if a display field looks like one', () => {
  expect(nextCheck(item(null, '2027-01-31'))).toBe('2027-11-17');
});
