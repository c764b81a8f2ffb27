import { QueryClient } from '@tanstack/react-query';
import { MUTATION_RETRIES, QUERY_FRESH, QUERY_KEPT, QUERY_RETRIES } from '#platform/web/constants.ts';
import { ApiError, isUnreached } from './api.ts';
import { auth } from '#platform/web/session/auth.ts';

/** Only what a second try could mend is tried again: a lost connection or a fault of the server; never 401 or 403. */
const mayRetry = (limit: number) => (failures: number, error: Error) =>
  failures < limit && (!(error instanceof ApiError) || isUnreached(error));

/** The caching of the specification's section 9. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
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
/** The one cache of this page load. */
export const queryClient = (): QueryClient => (client ??= createQueryClient());

let reader: string | null = null;
// What one person has read is not there for the next who signs in on this page.
auth.subscribe(() => {
  const { user } = auth.getState();
  if (!user) return;
  if (reader !== null && reader !== user.id) client?.clear();
  reader = user.id;
});
