import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

/** Work that ends only when the test ends it, in any order. */
function heldWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, work, end };
}

/** Items are named by their keys: `ab` shares a key with `a`, `b` and `bc`. */
const letters = (name: string) => [...name];

test('what shares a key keeps its order, and the rest goes on beside it', async () => {
  const { begun, work, end } = heldWork();
  const all = sideBySide(['ab', 'bc', 'd', 'c'], letters, work);
  await new Promise(setImmediate);
  expect(begun).toEqual(['ab', 'd']);
  await end('ab');
  expect(begun).toEqual(['ab', 'd', 'bc']);
  await end('bc');
  expect(begun).toEqual(['ab', 'd', 'bc', 'c']);
  await end('c');
  await end('d');
  await all;
});

test('four at a time', async () => {
  const { begun, work, end } = heldWork();
  const names = ['a', 'b', 'c', 'd', 'e'];
  const all = sideBySide(names, letters, work);
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('c');
  expect(begun).toEqual(names);
  for (const name of names) await end(name);
  await all;
});

test('work that ends in a deadlock is done again, and any other error ends it', async () => {
  const deadlock = Object.assign(new DatabaseError('deadlock detected', 0, 'error'), { code: '40P01' });
  const errors = [deadlock, deadlock];
  let tries = 0;
  const failing = () => {
    tries += 1;
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve();
  };
  await sideBySide(['a'], letters, failing);
  expect(tries).toBe(3);
  errors.push(Object.assign(new DatabaseError('duplicate key', 0, 'error'), { code: '23505' }));
  await expect(sideBySide(['a'], letters, failing)).rejects.toThrow('duplicate key');
});
