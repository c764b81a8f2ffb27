import { expect, it } from 'vitest';
import { day, hourly, money, payRange } from './format.ts';
import { inMiles } from './miles.ts';

it('money shows cents only when there are any, and then both digits', () => {
  expect([0, 3900, 3950, 3955, 123456700].map(money)).toEqual(['$0', '$39', '$39.50', '$39.55', '$1,234,567']);
  expect(hourly(3950)).toBe('$39.50 an hour');
  expect(payRange(3900, 4200)).toBe('$39–$42');
  expect(payRange(3900, 3900)).toBe('$39');
});

it('a calendar day is the same in every time zone', () => {
  expect(day('2026-03-03')).toBe('Mar 3, 2026');
  expect(day('2026-12-31')).toBe('Dec 31, 2026');
});

it('miles are whole, at least 1', () => {
  expect([0, 0.4, 1.4, 1.5, 27.2].map(inMiles)).toEqual(['1 mile', '1 mile', '1 mile', '2 miles', '27 miles']);
});
