import { expect, test } from 'vitest';
import { UsageError } from '../../lib/command.ts';
import { readDrillArguments, usageOf } from './arguments.ts';
import { listOf } from './list.ts';

const NAMES = ['kill', 'mail'] as const;
const read = (...args: string[]) => readDrillArguments(args, NAMES);

test('runs one drill, all of them, or lists them', () => {
  expect(read('mail')).toEqual({ kind: 'one', name: 'mail', times: null, json: false });
  expect(read('kill', '--times', '5', '--json')).toEqual({ kind: 'one', name: 'kill', times: 5, json: true });
  expect(read('all')).toEqual({ kind: 'all', times: null, json: false });
  expect(read('--json', 'all', '--times=2')).toEqual({ kind: 'all', times: 2, json: true });
  expect(read('list')).toEqual({ kind: 'list' });
});

test.each([
  [[]],
  [['--json']],
  [['flood']],
  [['constructor']],
  [['kill', 'mail']],
  [['all', 'mail']],
  [['list', '--json']],
  [['list', '--times', '1']],
  [['kill', '--times', '0']],
  [['kill', '--times', '1.5']],
  [['kill', '--times', 'twice']],
  [['kill', '--times', '']],
])('refuses %j', (args) => {
  expect(() => read(...args)).toThrow(UsageError);
});

test('the usage names each drill, and a list has each name first on a line of its own', () => {
  expect(usageOf(NAMES)).toContain('-- kill|mail|all [--times N] [--json]');
  const lines = listOf({ kill: { what: 'the product killed' }, mail: { what: 'no mail server' } }).split('\n');
  expect(lines.map((line) => line.split(/\s+/)[0])).toEqual(NAMES);
  expect(lines[1]).toMatch(/ no mail server$/);
});
