import { z } from 'zod';
import { LISTED_STAGES } from '#domains/hiring/contract/applicants.ts';
import type { BoardColumn, ListedStage, PeopleQuestion, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { decodeCursor, pageFrom } from '#platform/server/http/keyset.ts';
import { filterOf } from './filter-people.ts';
import { jobsIn, peopleOf } from './people.repo.ts';
import { listed } from './present-people.ts';
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
    const people = await answerTo(tx, question);
    return {
      columns: LISTED_STAGES.map((stage) => {
        const own = people.filter((person) => person.stage === stage);
        const page = pageFrom(own, question.loaded[stage] ?? FIRST_OF_COLUMN, same, cursorOf(question));
        return { stage, count: own.length, ...page };
      }),
    };
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
    const all = await answerTo(tx, question);
    const people = stages ? all.filter(({ stage }) => stages.includes(stage)) : all;
    const rest = after ? people.filter((person) => compareKeys(keyOf(question.sort, person), after) > 0) : people;
    return { ...pageFrom(rest, limit, same, cursorOf(question)), count: people.length };
  });

const same = (person: PersonOfJob) => person;
const cursorOf =
  ({ sort }: PeopleQuestion) =>
  (person: PersonOfJob) =>
    keyOf(sort, person);

/**
 * Everyone of the scope who passes, in order. The facts of one scope are read at once and filtered here: distance bands
 * come from areas that only the server knows, and the counts of all columns need every person anyway.
 */
async function answerTo(tx: Tx, { scope, filters, search, sort }: PeopleQuestion): Promise<PersonOfJob[]> {
  const jobs = new Map((await jobsIn(tx, scope)).map((job) => [job.id, job]));
  if (scope.kind === 'job' && jobs.size === 0) throw notFound('job');
  const passes = filterOf(filters, search);
  const people = (await peopleOf(tx, [...jobs.keys()])).flatMap((row) => {
    const job = jobs.get(row.job_id);
    const person = job && listed(row, job);
    return person && passes(person) ? [person.view] : [];
  });
  return people
    .map((person) => ({ person, key: keyOf(sort, person) }))
    .toSorted((a, b) => compareKeys(a.key, b.key))
    .map(({ person }) => person);
}
