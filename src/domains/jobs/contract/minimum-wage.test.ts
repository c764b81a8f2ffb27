import { expect, it } from 'vitest';
import { belowMinimumWage, minimumWageOn } from './minimum-wage.ts';

it.each([
  ['MO', '2024-12-31', 1375],
  ['MO', '2025-01-01', 1375],
  ['MO', '2025-12-31', 1375],
  ['MO', '2026-01-01', 1500],
  ['MO', '2030-06-01', 1500],
  ['KS', '2008-01-01', 725],
  ['KS', '2026-11-24', 725],
] as const)('%s on %s: %d cents', (state, day, cents) => {
  expect(minimumWageOn(state, day)).toBe(cents);
});

it('pay below it is refused with the figure, pay at it is not', () => {
  expect(belowMinimumWage('MO', 1499, '2026-11-24')).toBe('The minimum wage here is $15.00 an hour.');
  expect(belowMinimumWage('MO', 1500, '2026-11-24')).toBeNull();
});
