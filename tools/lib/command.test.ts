import { parseArgs, type ParseArgsConfig } from 'node:util';
import { expect, test } from 'vitest';
import { CommandError, UsageError, wordsOf } from './command.ts';

const USAGE = 'Usage: npm run paint -- [--color C] WALL';

/** What a person reads after these arguments. */
function wordsFor(args: string[], config: ParseArgsConfig = {}): string | null {
  try {
    parseArgs({ args, options: { color: { type: 'string' }, twice: { type: 'boolean' } }, ...config });
  } catch (error) {
    return wordsOf(error, USAGE);
  }
  return 'nothing was wrong';
}

test('wrong arguments are one sentence and the usage', () => {
  expect(wordsFor(['--colour', 'red'])).toBe(`Unknown option '--colour'.\n${USAGE}`);
  expect(wordsFor(['--colour'], { allowPositionals: true })).toBe(`Unknown option '--colour'.\n${USAGE}`);
  expect(wordsFor(['north'])).toBe(`Unexpected argument 'north'.\n${USAGE}`);
  expect(wordsFor(['--color'])).toBe(`Option '--color <value>' argument missing.\n${USAGE}`);
  expect(wordsFor(['--color', '--twice'])).toBe(`Option '--color' argument is ambiguous.\n${USAGE}`);
  expect(wordsFor(['--twice=yes'])).toBe(`Option '--twice' does not take an argument.\n${USAGE}`);
});

test('a command can name what is wrong itself, and fail without its usage', () => {
  expect(wordsOf(new UsageError('Give one wall.'), USAGE)).toBe(`Give one wall.\n${USAGE}`);
  expect(wordsOf(new CommandError('The paint is dry.'), USAGE)).toBe('The paint is dry.');
});

test('a fault keeps its stack', () => {
  expect(wordsOf(new TypeError('x is undefined'), USAGE)).toBeNull();
  expect(wordsOf(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), USAGE)).toBeNull();
  expect(wordsOf('thrown', USAGE)).toBeNull();
});
