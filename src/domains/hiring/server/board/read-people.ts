import { z } from 'zod';
import { LISTED_STAGES } from '#domains/hiring/contract/applicants.ts';
import type { BoardColumn, ListedStage, PeopleQuestion, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { decodeCursor, pageFrom } from '#platform/server/http/keyset.ts';
import { filterOf } from './filter-people.ts';
import { partsFor } from './needed-parts.ts';
import {
  firstPeopleOf,
  jobsIn,
  latestPeopleOf,
  peopleOf,
  type FirstByPoints,
  type PersonRow,
  type ScopeJob,
} from './people.repo.ts';
import { placeOf } from './place-in-list.ts';
import { listed, wordToSeek, type Listed } from './present-people.ts';
import { compareKeys, keyOf } from './sort-people.ts';

const FIRST_OF_COLUMN = 30;
const cursorKey = z.tuple([z.union([z.string().max(300), z.number()]), z.uuid()]);

/** By stage: how many people there are, and the first of them. */
export const readBoard = (
  deps: Deps,
  userId: string,
  question: PeopleQuestion & { loaded: Partial<Record<ListedStage, number>> },
): Promise<{ columns: BoardColumn[] }> =>
  deps.db.as(user(userId), async (tx) => {
    const most = (stage: ListedStage) => question.loaded[stage] ?? FIRST_OF_COLUMN;
    if (isInOrderOfDatabase(question)) {
      const { people, countOf } = await firstInOrder(tx, question, {
        stages: [...LISTED_STAGES],
        isApart: true,
        most: Math.max(...LISTED_STAGES.map(most)) + 1,
        after: null,
      });
      return {
        columns: LISTED_STAGES.map((stage) => {
          const own = people.filter((person) => person.stage === stage);
          return { stage, count: countOf(own), ...pageFrom(own, most(stage), same, cursorOf(question)) };
        }),
      };
    }
    const { people, complete } = await answerTo(tx, question);
    const columns = LISTED_STAGES.map((stage) => {
      const own = people.filter((person) => person.stage === stage);
      const page = pageFrom(own, most(stage), same, cursorOf(question));
      return { stage, count: own.length, ...page };
    });
    const shown = await complete(columns.flatMap(({ items }) => items));
    return { columns: columns.map((column) => ({ ...column, items: column.items.flatMap(({ id }) => shown(id)) })) };
  });

export const findPeople = (
  deps: Deps,
  userId: string,
  {
    stages,
    cursor,
    limit,
    ...question
  }: PeopleQuestion & { stages?: ListedStage[] | undefined; cursor?: string | undefined; limit: number },
) =>
  deps.db.as(user(userId), async (tx) => {
    const after = decodeCursor(cursor, cursorKey);
    if (isInOrderOfDatabase(question)) {
      const first = (most: number, from: typeof after) =>
        firstInOrder(tx, question, {
          stages: stages ?? null,
          isApart: false,
          most,
          after: from,
        });
      const { people, countOf } = await first(limit + 1, after);
      // No one comes after the last person, but the list still has a count.
      const counted =
        people.length > 0 || !after ? countOf(people) : await first(1, null).then((top) => top.countOf(top.people));
      return { ...pageFrom(people, limit, same, cursorOf(question)), count: counted };
    }
    const { people: all, complete } = await answerTo(tx, question);
    const people = stages ? all.filter(({ stage }) => stages.includes(stage)) : all;
    const rest = after ? people.filter((person) => compareKeys(keyOf(question.sort, person), after) > 0) : people;
    const { items, nextCursor } = pageFrom(rest, limit, same, cursorOf(question));
    const shown = await complete(items);
    return { items: items.flatMap(({ id }) => shown(id)), nextCursor, count: people.length };
  });

/** The place of a person in a list, whose filters they may have left since the reader came from it. */
export const readPlace = (
  deps: Deps,
  userId: string,
  { stages, id, ...question }: PeopleQuestion & { stages?: ListedStage[] | undefined; id: string },
) =>
  deps.db.as(user(userId), async (tx) => {
    const { people } = await answerTo(tx, question, id);
    const list = people.filter((person) => person.id === id || !stages || stages.includes(person.stage));
    const { position, total, previousId, nextId, undecidedId } = placeOf(list, id);
    const named = (one: string | null) => {
      const person = list.find((other) => other.id === one);
      return person ? { id: person.id, jobId: person.jobId } : null;
    };
    return { position, total, previous: named(previousId), next: named(nextId), undecided: named(undecidedId) };
  });

/** What the board says of one person beside the match. */
export async function factsOf(
  tx: Tx,
  jobId: string,
  id: string,
): Promise<Pick<PersonOfJob, 'distance' | 'shifts' | 'earliestStart'>> {
  const [job] = await jobsIn(tx, { kind: 'job', id: jobId });
  const [row] = await peopleOf(tx, { jobIds: [jobId], chosen: [id], parts: ['home', 'preferences'] });
  if (!job || !row) return { distance: null, shifts: [], earliestStart: null };
  const { distance, shifts, earliestStart } = listed(row, job).view;
  return { distance, shifts, earliestStart };
}

type Cursor = z.infer<typeof cursorKey>;

/** The points in a cursor of this order. One that belongs to another order continues after the last person. */
const pointsIn = ([key]: Cursor): number =>
  typeof key === 'number' ? Math.min(Math.max(Math.round(-key), -1), 100) : -1;

/** The same of a moment. */
const momentIn = ([key]: Cursor): Date =>
  new Date(typeof key === 'number' ? Math.min(Math.max(Math.round(-key), 0), LAST_MOMENT) : 0);
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59Z');

const same = (person: PersonOfJob) => person;
const cursorOf =
  ({ sort }: PeopleQuestion) =>
  (person: PersonOfJob) =>
    keyOf(sort, person);

/** The jobs of the scope by ID; 404 for a job that is not the reader's. */
async function jobsOf(tx: Tx, scope: PeopleQuestion['scope']): Promise<ReadonlyMap<string, ScopeJob>> {
  const jobs = new Map((await jobsIn(tx, scope)).map((job) => [job.id, job]));
  if (scope.kind === 'job' && jobs.size === 0) throw notFound('job');
  return jobs;
}

/** Whether the database can count and order the answer: points and moments are its own, and of the filters it knows tags. */
const isInOrderOfDatabase = ({ filters, search, sort }: PeopleQuestion): boolean =>
  (sort === 'fit' || sort === 'activity') && search === '' && Object.keys(filters).every((name) => name === 'tagId');

/** The first people of the scope by points or by what happened last, without sending anything of the others. */
async function firstInOrder(
  tx: Tx,
  { scope, filters, sort }: PeopleQuestion,
  { after, ...first }: Omit<FirstByPoints, 'tagId' | 'after'> & { after: Cursor | null },
) {
  const jobs = await jobsOf(tx, scope);
  const [jobIds, tagId] = [[...jobs.keys()], filters.tagId ?? null];
  const rows =
    sort === 'activity'
      ? await latestPeopleOf(tx, jobIds, { ...first, tagId, after: after && { at: momentIn(after), id: after[1] } })
      : await firstPeopleOf(tx, jobIds, { ...first, tagId, after: after && { fit: pointsIn(after), id: after[1] } });
  const counts = new Map(rows.map((row) => [row.application_id, row.in_list]));
  const people = rows
    .flatMap((row) => presentIn(jobs, row))
    .map(({ view }) => view)
    .toSorted((a, b) => compareKeys(keyOf(sort, a), keyOf(sort, b)));
  return { people, countOf: ([one]: readonly PersonOfJob[]) => (one && counts.get(one.id)) ?? 0 };
}

function presentIn(jobs: ReadonlyMap<string, ScopeJob>, row: PersonRow): Listed[] {
  const job = jobs.get(row.job_id);
  return job ? [listed(row, job)] : [];
}

/**
 * Everyone of the scope who passes, in order, with the facts that the question reads; `complete` looks up everything that
 * is shown of a page. `kept` passes whatever the filters say. These filters and orders are worked out here, because
 * distance bands come from areas that only the server knows.
 */
async function answerTo(tx: Tx, { scope, filters, search, sort }: PeopleQuestion, kept?: string) {
  const jobs = await jobsOf(tx, scope);
  const jobIds = [...jobs.keys()];
  const passes = filterOf(filters, search);
  const present = (row: PersonRow) => presentIn(jobs, row);
  const word = wordToSeek(search);
  const titled = (sought: string) => jobIds.filter((id) => jobs.get(id)?.title.toLowerCase().includes(sought));
  const rows = await peopleOf(tx, {
    jobIds,
    parts: partsFor(filters, search, sort),
    sought: word === null ? null : { word, titled: titled(word), kept: kept ?? null },
  });
  const found = rows.flatMap(present).filter((person) => person.view.id === kept || passes(person));
  const people = found
    .map(({ view }) => ({ view, key: keyOf(sort, view) }))
    .toSorted((a, b) => compareKeys(a.key, b.key))
    .map(({ view }) => view);
  const complete = async (page: readonly PersonOfJob[]) => {
    const shown = await peopleOf(tx, { jobIds, chosen: page.map(({ id }) => id) });
    const whole = new Map(shown.flatMap(present).map(({ view }) => [view.id, view]));
    return (id: string) => whole.get(id) ?? [];
  };
  return { people, complete };
}
