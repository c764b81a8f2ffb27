import { expect, it } from 'vitest';
import type { CountedView } from './page-views.repo.ts';
import { ViewCounter } from './view-counter.ts';

const view = (path: string) => ({ day: '2026-11-29', path, referrerHost: '', isPhone: false });

/** A counter whose writes wait until the test lets them end. */
function heldCounter() {
  const batches: { views: [path: string, views: number][]; end: () => void; fail: () => void }[] = [];
  const counter = new ViewCounter((views: readonly CountedView[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const counted = views.map(({ path, views }): [string, number] => [path, views]);
    batches.push({ views: counted, end: resolve, fail: () => reject(new Error('lost')) });
    return promise;
  });
  return { counter, batches };
}

it('adds up what comes during a write, writes it next in one order, and answers when it is stored', async () => {
  const { counter, batches } = heldCounter();
  const first = counter.add(view('/jobs'));
  await expect.poll(() => batches.length).toBe(1);
  let isStored = false;
  const others = Promise.all(['/pay', '/jobs', '/pay'].map((path) => counter.add(view(path)))).then(() => {
    isStored = true;
  });
  batches[0]?.end();
  await first;
  await expect.poll(() => batches.length).toBe(2);
  expect(isStored).toBe(false);
  batches[1]?.end();
  await others;
  expect(batches.map(({ views }) => views)).toEqual([
    [['/jobs', 1]],
    [
      ['/jobs', 1],
      ['/pay', 2],
    ],
  ]);
});

it('a batch that can’t be written fails its own views only', async () => {
  const { counter, batches } = heldCounter();
  const lost = counter.add(view('/jobs'));
  await expect.poll(() => batches.length).toBe(1);
  const later = counter.add(view('/jobs'));
  batches[0]?.fail();
  await expect(lost).rejects.toThrow('lost');
  await expect.poll(() => batches.length).toBe(2);
  batches[1]?.end();
  await later;
  expect(batches[1]?.views).toEqual([['/jobs', 1]]);
});
