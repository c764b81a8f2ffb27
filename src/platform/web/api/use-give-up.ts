import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

/** The key of a mutation, and what drops it while it waits for a connection, so that it is never sent. */
export function useGiveUp(): { mutationKey: [string]; giveUp: () => void } {
  const mutationKey: [string] = [useId()];
  const cache = useQueryClient().getMutationCache();
  const giveUp = () => {
    for (const waiting of cache.findAll({ mutationKey, predicate: ({ state }) => state.isPaused }))
      cache.remove(waiting);
  };
  return { mutationKey, giveUp };
}
