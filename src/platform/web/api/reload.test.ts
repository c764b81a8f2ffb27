import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { listPages } from './list-pages.ts';
import { queryClient } from './query-client.ts';
import { reload } from './reload.ts';

test('a change that arrives while the next page loads neither loses that page nor is lost', async () => {
  const client = queryClient();
  let version = 1;
  const next = Promise.withResolvers<undefined>();
  const list = listPages(['list'], async ({ cursor }) => {
    const answered = version;
    if (cursor) await next.promise;
    return { items: [`${cursor ?? 'first'} ${answered}`], nextCursor: cursor ? null : 'second' };
  });
  const observer = new InfiniteQueryObserver(client, list);
  onTestFinished(observer.subscribe(() => undefined));
  const shown = () => observer.getCurrentResult().data?.pages.flatMap(({ items }) => items);
  await expect.poll(shown).toEqual(['first 1']);

  const asked = observer.fetchNextPage();
  version = 2;
  const reloaded = reload(client, ['list']);
  next.resolve(undefined);
  await asked;
  await reloaded;
  expect(shown()).toEqual(['first 2', 'second 2']);
});
