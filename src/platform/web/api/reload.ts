import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Loads again what has changed on the server. Doing so at once would cancel a next page that a person has just asked for,
 * and nothing would ask for it again: so that page comes first.
 */
export async function reload(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const growing = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.fetchMeta?.fetchMore !== undefined);
  await Promise.allSettled(growing.flatMap(({ promise }) => promise ?? []));
  await client.invalidateQueries({ queryKey });
}
