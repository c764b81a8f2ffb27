import { expect, test } from 'vitest';
import { UsageError } from '../lib/command.ts';
import { readBenchArguments } from './arguments.ts';

const read = (...args: string[]) => readBenchArguments(args, ['match', 'web']);

test('measures everything in words, or one thing as JSON', () => {
  expect(read()).toEqual({
    chosen: null,
    json: false,
    sizes: [10_000, 100_000, 1_000_000],
    areas: 1,
    people: 100_000,
    copies: 1,
    engineOnly: false,
    charts: 'docs',
  });
  const args = ['match', '--json', '--sizes', '10,20', '--huge', '--areas', '3', '--engine-only', '--charts', 'out'];
  expect(read(...args)).toMatchObject({
    chosen: 'match',
    json: true,
    sizes: [10, 20, 5_000_000],
    areas: 3,
    engineOnly: true,
    charts: 'out',
  });
  expect(read('web', '--people', '2000', '--copies', '2')).toMatchObject({ people: 2_000, copies: 2 });
});

test.each([
  [['pages']],
  [['constructor']],
  [['match', 'web']],
  [['--sizes', '10,many']],
  [['--areas', '0']],
  [['--people', '10']],
  [['--copies', '3']],
])('refuses %j before it measures anything', (args) => {
  expect(() => read(...args)).toThrow(UsageError);
});
