import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('quotes where needed, keeps numbers, and neutralizes formulas', () => {
  expect(csvLine(['plain', 'with, comma', 'say "so"', 'two\nlines', null, -3])).toBe(
    'plain,"with, comma","say ""so""","two\nlines",,-3\r\n',
  );
  expect(csvLine(['=1+1', '+1', '-x', '@y', '\tz'])).toBe("'=1+1,'+1,'-x,'@y,'\tz\r\n");
});
