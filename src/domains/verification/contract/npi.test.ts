import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNpi } from './npi.ts';

test('the check digit decides', () => {
  expect(isNpi('1234567893')).toBe(true);
  expect(isNpi('1234567898')).toBe(false);
});

test.each(['', '123456789', '12345678931', '3234567893', '12345 7893', '1234567893 '])('%j is not an NPI', (value) => {
  expect(isNpi(value)).toBe(false);
});

test('of ten endings of nine digits exactly one is right', () => {
  fc.assert(
    fc.property(fc.constantFrom('1', '2'), fc.stringMatching(/^\d{8}$/), (first, rest) => {
      const right = Array.from({ length: 10 }, (_, digit) => `${first}${rest}${digit}`).filter(isNpi);
      expect(right).toHaveLength(1);
    }),
  );
});
