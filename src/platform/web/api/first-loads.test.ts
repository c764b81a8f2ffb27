import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** A list whose answers arrive when the test says so, each as it was when it was asked for. */
function aList() {
  const stored: string[] = [];
  const arrivals: (() => void)[] = [];
  const client = createQueryClient();
  const queryKey = ['files'];
  const queryFn = () => {
    const asked = [...stored];
    return new Promise<string[]>((resolve) => arrivals.push(() => resolve(asked)));
  };
  const observer = new QueryObserver(client, { queryKey, queryFn });
  onTestFinished(observer.subscribe(() => undefined));
  onTestFinished(() => client.clear());
  return { client, queryKey, stored, arrivals, shown: () => observer.getCurrentResult() };
}

test('changes during the first load ask again, once, for what they changed', async () => {
  const { client, queryKey, stored, arrivals, shown } = aList();
  stored.push('license.pdf');
  const refreshed = [client.invalidateQueries({ queryKey }), client.invalidateQueries({ queryKey })];
  arrivals[0]?.();
  await expect.poll(() => shown().data).toEqual([]);
  await expect.poll(() => arrivals.length).toBe(2);
  arrivals[1]?.();
  await Promise.all(refreshed);
  expect(shown()).toMatchObject({ status: 'success', data: ['license.pdf'] });
  expect(arrivals).toHaveLength(2);
});

test('another list that loads for the first time is left alone', async () => {
  const { client, arrivals, shown } = aList();
  await client.invalidateQueries({ queryKey: ['jobs'] });
  await client.invalidateQueries({ queryKey: ['files'], predicate: () => false });
  expect(arrivals).toHaveLength(1);
  arrivals[0]?.();
  await expect.poll(() => shown().data).toEqual([]);
});

test('what is shown stays while it is asked for again', async () => {
  const { client, queryKey, stored, arrivals, shown } = aList();
  arrivals[0]?.();
  await expect.poll(() => shown().data).toEqual([]);
  stored.push('license.pdf');
  const refreshed = client.invalidateQueries({ queryKey });
  await expect.poll(() => arrivals.length).toBe(2);
  expect(shown().data).toEqual([]);
  arrivals[1]?.();
  await refreshed;
  expect(shown().data).toEqual(['license.pdf']);
});
