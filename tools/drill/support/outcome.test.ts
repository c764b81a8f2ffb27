import { expect, test } from 'vitest';
import { exitCodeOf, jsonOf, outcomesIn, summaryOf, type Outcome } from './outcome.ts';

const GOOD: Outcome = {
  name: 'mail',
  done: ['refusing: 12 writes went on'],
  counted: [{ what: 'mails', acknowledged: 12, found: 12, lost: 0, doubled: 0 }],
  lost: 0,
  ok: true,
  seconds: 41.5,
};
const LOSING: Outcome = {
  ...GOOD,
  name: 'disk',
  counted: [{ what: 'mails', acknowledged: 12, found: 9, lost: 3, doubled: 0 }],
  lost: 3,
  ok: false,
  error: 'Lost or doubled: mails.\nIts last words',
};
const SKIPPED: Outcome = {
  name: 'clock',
  done: [],
  counted: [],
  lost: 0,
  ok: false,
  skipped: 'This drill needs libfaketime.',
  seconds: 0,
};

test('the line of JSON holds all that a drill told, and no other line is taken for it', () => {
  const line = jsonOf([GOOD, LOSING, SKIPPED]);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({ drills: [GOOD, LOSING, SKIPPED] });
  expect(outcomesIn(line)).toEqual([GOOD, LOSING, SKIPPED]);
  for (const other of ['', '  refusing: 12 writes went on', '{"level":50}', `  ${line}`])
    expect(outcomesIn(other)).toBeNull();
});

test('exits with 0 only when each drill was good; of all drills, one that cannot run here is no failure', () => {
  expect(exitCodeOf([GOOD], 'one')).toBe(0);
  expect(exitCodeOf([LOSING], 'one')).toBe(1);
  expect(exitCodeOf([SKIPPED], 'one')).toBe(1);
  expect(exitCodeOf([GOOD, SKIPPED], 'all')).toBe(0);
  expect(exitCodeOf([GOOD, SKIPPED, LOSING], 'all')).toBe(1);
});

test('the summary has a line for each drill with what it lost, how long it took and why it ended', () => {
  const cells = summaryOf([GOOD, LOSING, SKIPPED])
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));
  expect(cells).toEqual([
    ['drill', 'lost', 'seconds'],
    ['mail', '0', '41.5'],
    ['disk', '3', '41.5', 'failed: Lost or doubled: mails.'],
    ['clock', '-', '0.0', 'skipped: This drill needs libfaketime.'],
  ]);
});
