import { expect, test } from 'vitest';
import { openFairQueue, QueueFull } from './fair-queue.ts';

/** Work that ends on request. */
function held(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async () => {
    log.push(name);
    await promise;
    return name;
  };
  return { work, end: resolve };
}

test('one task runs at a time, and a caller with one task goes ahead of a caller with many', async () => {
  const inTurn = openFairQueue({ max: 10, maxPerKey: 5 });
  const log: string[] = [];
  const pieces = ['a1', 'a2', 'a3', 'b1'].map((name) => ({ name, ...held(log, name) }));
  const results = pieces.map(({ name, work }) => inTurn(name.charAt(0), work));
  for (const [at, name] of ['a1', 'b1', 'a2', 'a3'].entries()) {
    await expect.poll(() => log).toHaveLength(at + 1);
    expect(log.at(-1)).toBe(name);
    pieces.find((piece) => piece.name === name)?.end();
  }
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('tasks over the limit per caller or the total are refused; after a failure the next task runs', async () => {
  const inTurn = openFairQueue({ max: 3, maxPerKey: 2 });
  const log: string[] = [];
  const first = held(log, 'first');
  const failing = inTurn('a', async () => {
    await first.work();
    throw new Error('broken');
  });
  const more = [inTurn('a', async () => 1), inTurn('a', async () => 2)];
  await expect(inTurn('a', async () => 3)).rejects.toBeInstanceOf(QueueFull);
  const other = inTurn('b', async () => 4);
  await expect(inTurn('c', async () => 5)).rejects.toBeInstanceOf(QueueFull);
  first.end();
  await expect(failing).rejects.toThrow('broken');
  expect(await Promise.all([...more, other])).toEqual([1, 2, 4]);
  expect(await inTurn('a', async () => 6)).toBe(6);
});
