import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('quotes what needs it, keeps numbers, and lets no text be a formula', () => {
  expect(csvLine(['plain', 'with, comma', 'say "so"', 'two\nlines', null, -3])).toBe(
    'plain,"with, comma","say ""so""","two\nlines",,-3\r\n',
  );
  expect(csvLine(['=1+1', '+1', '-x', '@y', '\tz'])).toBe("'=1+1,'+1,'-x,'@y,'\tz\r\n");
});
