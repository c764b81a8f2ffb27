import { audit } from '#platform/server/audit.ts';
import { dayOf } from '#kernel/days.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Subject } from './match/compare.ts';
import { lastFiles, listEntries, type EntryRow } from './lists/exclusions.repo.ts';
import { saveHits, saveScreenings, type FoundHit } from './hits.repo.ts';
import { namesOfEntry, namesOfPerson } from './match/names.ts';
import { PeopleIndex } from './match/people-index.ts';
import { pausePeople } from './pause-people.ts';
import { readPeople, type PersonRow } from './people.repo.ts';

/** Small enough to serve requests between batches. */
const ENTRIES_AT_ONCE = 2_000;
const HITS_AT_ONCE = 1_000;
const PAUSE_REASON = 'May be on an exclusion list. Screening shows the facts side by side.';

export interface ScreeningRun {
  people: number;
  entries: number;
  /** Newly possible matches. */
  possible: number;
  paused: number;
}

const personSubject = (row: PersonRow): Subject => ({
  names: namesOfPerson(row.name, row.former_names),
  birthDate: row.date_of_birth,
  states: row.states,
  npi: row.npi,
});

const entrySubject = (row: EntryRow): Subject => ({
  names: namesOfEntry(row),
  birthDate: row.dateOfBirth,
  states: row.state ? [row.state] : [],
  npi: row.npi,
});

/** Screens the given people, or everyone, against every line of the lists. An interrupted run is simply repeated. */
export async function screenPeople(deps: Deps, ids?: readonly string[]): Promise<ScreeningRun> {
  const now = deps.clock.now();
  const { people, sources } = await deps.db.as(service, async (tx) => ({
    people: await readPeople(tx, ids),
    sources: (await lastFiles(tx)).map(({ source }) => source),
  }));
  if (people.length === 0) return { people: 0, entries: 0, possible: 0, paused: 0 };
  const index = new PeopleIndex(people.map(personSubject));
  const hits: FoundHit[] = [];
  let entries = 0;
  let after: string | null = null;
  for (;;) {
    const page: EntryRow[] = await deps.db.as(service, (tx) =>
      listEntries(tx, { after, today: dayOf(now), limit: ENTRIES_AT_ONCE }),
    );
    for (const entry of page) {
      for (const { person, ...found } of index.hitsOf(entrySubject(entry))) {
        const userId = people[person]?.id;
        if (userId) hits.push({ userId, entryId: entry.id, ...found });
      }
    }
    entries += page.length;
    after = page.at(-1)?.id ?? null;
    if (page.length < ENTRIES_AT_ONCE) break;
  }
  return keep(deps, { people: people.map(({ id }) => id), sources, hits, entries, now, isEveryone: !ids });
}

/** A person is paused in the same commit that saves the match. */
const keep = (
  deps: Deps,
  run: {
    people: string[];
    sources: string[];
    hits: FoundHit[];
    entries: number;
    now: Date;
    isEveryone: boolean;
  },
): Promise<ScreeningRun> =>
  deps.db.as(service, async (tx) => {
    const { people, sources, hits, entries, now, isEveryone } = run;
    const found: { id: string; userId: string }[] = [];
    for (let from = 0; from < hits.length; from += HITS_AT_ONCE) {
      found.push(...(await saveHits(tx, hits.slice(from, from + HITS_AT_ONCE), now)));
    }
    const paused = await pausePeople(deps, tx, [...new Set(found.map(({ userId }) => userId))], PAUSE_REASON);
    for (const { id, userId } of found) {
      await audit(tx, {
        actorId: null,
        action: 'screening.possible_hit',
        subjectType: 'person',
        subjectId: userId,
        detail: { hitId: id, paused: paused.includes(userId) },
      });
    }
    await saveScreenings(tx, people, sources, now);
    const summary = { people: people.length, entries, possible: found.length, paused: paused.length };
    if (isEveryone) {
      await audit(tx, {
        actorId: null,
        action: 'screening.everyone',
        subjectType: 'exclusions',
        subjectId: sources.join('+') || 'none',
        detail: { ...summary, cleared: hits.filter(({ verdict }) => verdict === 'cleared').length },
      });
    }
    return summary;
  });
