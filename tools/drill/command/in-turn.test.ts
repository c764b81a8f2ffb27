import { beforeEach, expect, test, vi } from 'vitest';
import { jsonOf, type Outcome } from '../support/outcome.ts';
import { runApart } from './in-turn.ts';

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

const OUTCOME: Outcome = { name: 'mail', done: ['refused'], counted: [], lost: 2, ok: false, error: 'x', seconds: 1 };
const running = (code: string) => ['-e', code];

test('passes on what a drill prints, and returns what it says at the end, whatever its exit code', async () => {
  const code = `console.log('Drill: mail'); console.log(process.argv.slice(1).join(' '));
    console.log(${JSON.stringify(jsonOf([OUTCOME]))}); process.exit(1)`;
  expect(await runApart('mail', 3, running(code))).toEqual(OUTCOME);
  expect(printed).toEqual(['Drill: mail', 'mail --json --times 3']);
  await runApart('mail', null, running(code));
  expect(printed.at(-1)).toBe('mail --json');
});

test('a drill that dies without a result has failed', async () => {
  const failed = { name: 'mail', lost: 0, ok: false };
  expect(await runApart('mail', null, running('process.exit(3)'))).toMatchObject({
    ...failed,
    error: 'The drill ended without a result (exit code 3).',
  });
  expect(await runApart('mail', null, running(`process.kill(process.pid, 'SIGKILL')`))).toMatchObject({
    ...failed,
    error: 'The drill ended without a result (SIGKILL).',
  });
});
