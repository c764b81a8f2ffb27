import { QueryClient, type Query } from '@tanstack/react-query';
import { MUTATION_RETRIES, QUERY_FRESH, QUERY_KEPT, QUERY_RETRIES } from '#platform/web/constants.ts';
import { ApiError, isUnreached } from './api.ts';
import { auth } from '#platform/web/session/auth.ts';

/** Retries only what a retry can fix: a lost connection or a server error, never a 401 or 403. */
const mayRetry = (limit: number) => (failures: number, error: Error) =>
  failures < limit && (!(error instanceof ApiError) || isUnreached(error));

/**
 * Asks again for what is on its way for the first time. TanStack Query takes that answer for a fresh one, though it may
 * have been read before the change: a stored file would be missing from its list.
 */
class ScreenQueryClient extends QueryClient {
  override async invalidateQueries(
    ...[filters = {}, options]: Parameters<QueryClient['invalidateQueries']>
  ): Promise<void> {
    const firstLoads = this.getQueryCache()
      .findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    if (firstLoads.length === 0) return;
    // Of several changes during one load, the first one asks, and the others wait for its answer.
    const again = { ...filters, predicate: (query: Query) => firstLoads.includes(query) };
    await super.invalidateQueries(again, { ...options, cancelRefetch: false });
  }
}

/** Caching as in section 9 of the specification. */
export const createQueryClient = (): QueryClient =>
  new ScreenQueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY_FRESH,
        gcTime: QUERY_KEPT,
        retry: mayRetry(QUERY_RETRIES),
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        refetchOnMount: true,
      },
      mutations: { retry: mayRetry(MUTATION_RETRIES) },
    },
  });

let client: QueryClient | undefined;
/** The cache of this page load. */
export const queryClient = (): QueryClient => (client ??= createQueryClient());

let lastUserId = auth.getState().user?.id ?? null;
// The next user to sign in on this page must not see the data of the one before.
auth.subscribe(() => {
  const { user } = auth.getState();
  if (!user) return;
  if (lastUserId !== null && lastUserId !== user.id) client?.clear();
  lastUserId = user.id;
});
