import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LAB, labMarket } from './lab.queries.ts';

const OTHERS = {
  queryKey: LAB,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] !== 'market',
};

/** Has the server load the market into the lab once the screen's lists are there: loading takes a processor from them. */
export function useMarketLater(isWanted: boolean): void {
  const client = useQueryClient();
  const loading = useIsFetching(OTHERS);
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    // The lists of the first render are asked for by now, though `loading` does not count them yet.
    if (client.isFetching(OTHERS) === 0) setListed(true);
  }, [client, loading]);
  useQuery({ ...labMarket(), enabled: isWanted && isListed });
}
