import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTEXT_WORDS, isMadeOfContextWords } from './context-words.ts';

test.each([
  ['Tallgrass2026!', true],
  ['t4llgr4ss', true],
  ['Nur5e-Admin', true],
  ['admin-abc', true],
  ['nurse-dana', false],
  ['my hospital at the river', false],
  ['123456', false],
  ['prairie wind', false],
  ['', false],
])('%s', (password, isMade) => expect(isMadeOfContextWords(password)).toBe(isMade));

test('the security page names each word', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  const listed = /made of these words[^:]*: ([^.]*)\./.exec(page)?.[1]?.split(', ');
  expect(listed).toEqual([...CONTEXT_WORDS]);
});
