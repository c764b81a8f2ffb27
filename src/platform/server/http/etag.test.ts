import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { isUnchanged } from './etag.ts';

const app = new Hono().get('/', (c) => c.json(isUnchanged(c, 'W/"a"')));
const asked = async (header: string) => (await app.request('/', { headers: { 'if-none-match': header } })).json();

test.each([
  ['W/"a"', true],
  ['"b" , W/"a"', true],
  ['"b",\tW/"a" ,"c"', true],
  ['W/"b"', false],
  ['', false],
])('%s: %s', async (header, isHeld) => {
  expect(await asked(header)).toBe(isHeld);
});

test('a header of blanks takes no time', async () => {
  const start = performance.now();
  expect(await asked(`x${'\t'.repeat(200_000)}x`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(5000);
});
