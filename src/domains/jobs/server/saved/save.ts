import {
  MOST_SAVED_SEARCHES,
  type AlertFrequency,
  type SavedPage,
} from '#domains/jobs/contract/search/saved-searches.ts';
import { searchPath } from '#domains/jobs/contract/search/job-filters.ts';
import { listByIds, readSearch } from '#domains/jobs/server/search/index.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { nameSearch } from './name-search.ts';
import * as repo from './saved.repo.ts';

const MOST_SHOWN = 100;

/** Saves a job or removes it; asking twice changes nothing. */
export const saveJob = (deps: Deps, me: string, jobId: string, to: 'saved' | 'removed'): Promise<void> =>
  deps.db.as(user(me), async (tx) => {
    if (to === 'removed') await repo.deleteSavedJob(tx, me, jobId);
    else await repo.insertSavedJob(tx, { candidateId: me, jobId, createdAt: deps.clock.now() });
  });

/** Saves the search of an address. The same search is kept once, with the frequency chosen last. */
export const saveSearch = (
  deps: Deps,
  me: string,
  { query, frequency }: { query: string; frequency: AlertFrequency },
): Promise<'saved' | 'full' | 'wrong'> =>
  deps.db.as(user(me), async (tx) => {
    const { filters } = readSearch(new URLSearchParams(query));
    if (!filters) return 'wrong';
    await repo.lockSearchesOf(tx, me);
    const all = await repo.listSearches(tx, me);
    const { sort: _sort, ...wanted } = filters;
    const same = all.find((one) => searchPath(one.filters) === searchPath(wanted));
    if (same) {
      await repo.changeFrequency(tx, me, same.id, frequency);
      return 'saved';
    }
    if (all.length >= MOST_SAVED_SEARCHES) return 'full';
    const now = deps.clock.now();
    await repo.insertSearch(tx, {
      candidateId: me,
      name: nameSearch(wanted),
      filters: wanted,
      frequency,
      createdAt: now,
      lastSentAt: now,
    });
    return 'saved';
  });

export const changeSearch = (deps: Deps, me: string, id: string, to: AlertFrequency | 'removed'): Promise<void> =>
  deps.db.as(user(me), async (tx) => {
    if (to === 'removed') await repo.deleteSearch(tx, me, id);
    else await repo.changeFrequency(tx, me, id, to);
  });

export const savedAmong = (deps: Deps, me: string, jobIds: readonly string[]): Promise<string[]> =>
  deps.db.as(user(me), (tx) => repo.savedAmong(tx, me, jobIds));

export async function readSaved(deps: Deps, me: string): Promise<SavedPage> {
  const { ids, searches } = await deps.db.as(user(me), async (tx) => ({
    ids: await repo.listSavedJobIds(tx, me, MOST_SHOWN),
    searches: await repo.listSearches(tx, me),
  }));
  const open = await listByIds(deps, ids);
  return {
    jobs: ids.flatMap((id) => open.find((job) => job.id === id) ?? []),
    closed: ids.filter((id) => !open.some((job) => job.id === id)).length,
    searches: searches.map(({ id, name, filters, frequency }) => ({ id, name, frequency, path: searchPath(filters) })),
    isFull: searches.length >= MOST_SAVED_SEARCHES,
  };
}
