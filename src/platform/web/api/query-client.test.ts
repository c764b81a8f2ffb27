import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { queryClient } from './query-client.ts';

type Retry = (failures: number, error: Error) => boolean;
const { queries, mutations } = queryClient().getDefaultOptions();
const tries = (retry: unknown, error: Error) =>
  [0, 1, 2, 3].filter((failures) => (retry as Retry)(failures, error)).length;
const refusal = (status: number) => new ApiError(status, 'INTERNAL', 'x');

test('data is fresh for 5 minutes, kept for 15, and refetched on reconnect and mount but not on focus', () => {
  expect(queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 900_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
    refetchOnMount: true,
  });
});

test.each<[string, Error, queries: number, mutations: number]>([
  ['a lost connection', new ApiError(0, 'NETWORK', 'x'), 2, 1],
  ['a fault of the server', refusal(500), 2, 1],
  ['what is no answer at all', new TypeError('x'), 2, 1],
  ['401', refusal(401), 0, 0],
  ['403', refusal(403), 0, 0],
  ['what a second try cannot mend', refusal(422), 0, 0],
])('%s is tried again as often as section 9 says', (_name, error, ofQueries, ofMutations) => {
  expect([tries(queries?.retry, error), tries(mutations?.retry, error)]).toEqual([ofQueries, ofMutations]);
});
