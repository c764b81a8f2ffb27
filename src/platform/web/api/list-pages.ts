import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

interface Page {
  items: unknown[];
  nextCursor: string | null;
}

/** The pages of a list. `ask` calls the API with the cursor of a page; the first has none. */
export const listPages = <P extends Page>(queryKey: QueryKey, ask: (page: { cursor?: string }) => Promise<P>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => ask(pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (page: P) => page.nextCursor,
  });
