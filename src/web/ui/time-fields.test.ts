import { expect, it } from 'vitest';
import { momentsOf } from './time-fields.tsx';

it('sends a time in a year of six digits as it was typed, and leaves out what is empty', () => {
  const typed = '202611-12-31T10:00';
  expect(momentsOf(['2026-12-01T10:00', '', typed])).toEqual([new Date('2026-12-01T10:00').toISOString(), typed]);
});
