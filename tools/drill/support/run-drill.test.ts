import { beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '../../lib/command.ts';
import { compare } from './findings.ts';
import { CannotRunHere, runDrill } from './run-drill.ts';

let [printed, complained]: [string[], unknown[]] = [[], []];
beforeEach(() => {
  [printed, complained] = [[], []];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((what: unknown) => void complained.push(what));
});

const mails = (found: string[]) => compare('mails', ['a', 'b'], (key) => found.filter((one) => one === key).length);

test('a drill that loses nothing is good, and its story is printed and kept', async () => {
  const outcome = await runDrill(
    'mail',
    async ({ times, say, count }) => {
      say(`refused ${times} times`);
      say('  twice in a row');
      count([mails(['a', 'b'])]);
    },
    2,
  );
  expect(outcome).toEqual({
    name: 'mail',
    done: ['refused 2 times', 'twice in a row'],
    counted: [{ what: 'mails', acknowledged: 2, found: 2, lost: 0, doubled: 0 }],
    lost: 0,
    ok: true,
    seconds: expect.any(Number),
  });
  expect(printed.slice(0, 3)).toEqual(['Drill: mail', '  refused 2 times', '    twice in a row']);
  expect(printed[3]).toMatch(/mails +2 +2 +0 +0$/);
  expect(printed[4]).toBe('Lost: nothing.');
  expect(complained).toEqual([]);
});

test.each([
  ['lost', ['a'], 1],
  ['doubled', ['a', 'a', 'b'], 0],
])('what is %s fails a drill, which goes no further, and is counted', async (_, found, lost) => {
  const outcome = await runDrill(
    'mail',
    async ({ say, count }) => {
      say('refused');
      count([mails(found), compare('accounts', [], () => 0)]);
      say('never said');
    },
    1,
  );
  expect(outcome).toMatchObject({ done: ['refused'], lost, ok: false, error: 'Lost or doubled: mails.' });
  expect(outcome.counted).toHaveLength(2);
  expect(printed).not.toContain('Lost: nothing.');
  expect(complained).toEqual(['\nLost or doubled: mails.\n']);
});

test('a drill that ends early keeps what it told before', async () => {
  const outcome = await runDrill(
    'kill',
    async ({ say, count }) => {
      say('killed');
      count([mails(['a', 'b'])]);
      throw new CommandError('The product is not healthy at the end.');
    },
    1,
  );
  expect(outcome).toMatchObject({
    done: ['killed'],
    lost: 0,
    ok: false,
    error: 'The product is not healthy at the end.',
  });
  expect(outcome.counted).toHaveLength(1);
});

test('a fault of the drill itself fails it and shows its stack', async () => {
  const fault = new TypeError('x is undefined');
  const outcome = await runDrill('kill', () => Promise.reject(fault), 1);
  expect(outcome).toMatchObject({ ok: false, error: 'TypeError: x is undefined' });
  expect(complained[0]).toBe(fault);
});

test('a drill whose program is missing is skipped, neither good nor failed', async () => {
  const outcome = await runDrill('clock', () => Promise.reject(new CannotRunHere('This drill needs libfaketime.')), 1);
  expect(outcome).toMatchObject({ ok: false, skipped: 'This drill needs libfaketime.', lost: 0 });
  expect(outcome).not.toHaveProperty('error');
  expect(printed).toContain('Skipped: This drill needs libfaketime.');
});
