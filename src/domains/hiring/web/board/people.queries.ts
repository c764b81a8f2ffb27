import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  findPeople,
  findPlace,
  MOST_LOADED,
  readBoard,
  type BoardColumn,
  type ListedStage,
  type PersonOfJob,
} from '#domains/hiring/contract/board/people.ts';
import { APPLICANTS_KEY } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { call } from '#platform/web/api/api.ts';
import type { PeopleList } from './list/people-list.ts';
import type { Question } from './use-people-question.ts';

export const PEOPLE_KEY = [...APPLICANTS_KEY, 'people'] as const;

export interface Columns {
  columns: BoardColumn[];
}

const boardKey = (question: Question) => [...PEOPLE_KEY, 'board', question] as const;

/** All columns at one moment, each with as many people as were loaded before. */
export const boardOf = (question: Question) =>
  queryOptions({
    queryKey: boardKey(question),
    queryFn: ({ client }): Promise<Columns> => {
      const known = client.getQueryData<Columns>(boardKey(question))?.columns ?? [];
      const loaded = Object.fromEntries(
        known.flatMap(({ stage, items }) => (items.length > 30 ? [[stage, Math.min(items.length, MOST_LOADED)]] : [])),
      );
      return call(readBoard, { body: { ...question, loaded } });
    },
    placeholderData: keepPreviousData,
  });

/** Adds the next people of one column to what is shown. */
export async function loadMore(client: QueryClient, question: Question, stage: ListedStage, cursor: string) {
  const { items, nextCursor } = await call(findPeople, {
    body: { ...question, stages: [stage], cursor, limit: 100 },
  });
  client.setQueryData<Columns>(boardKey(question), (board) =>
    mapColumns(board, (column) =>
      column.stage === stage && column.nextCursor === cursor
        ? { ...column, items: [...column.items, ...without(items, column.items)], nextCursor }
        : column,
    ),
  );
}

/**
 * Shows cards in their new column at once; the server's answer replaces it. Returns what shows those that did not move
 * in their places again, because the board may not be readable just then.
 */
export function showMoved(
  client: QueryClient,
  question: Question,
  people: readonly PersonOfJob[],
  to: ListedStage,
): (ids: readonly string[]) => void {
  const before = client.getQueryData<Columns>(boardKey(question))?.columns ?? [];
  const moved = new Set(people.map(({ id }) => id));
  client.setQueryData<Columns>(boardKey(question), (board) =>
    mapColumns(board, (column) => {
      const stay = column.items.filter(({ id }) => !moved.has(id));
      const left = column.items.length - stay.length;
      if (column.stage !== to) return { ...column, items: stay, count: column.count - left };
      return {
        ...column,
        items: [...people.map((person) => ({ ...person, stage: to })), ...stay],
        count: column.count - left + people.length,
      };
    }),
  );
  return (ids) =>
    client.setQueryData<Columns>(boardKey(question), (board) =>
      mapColumns(board, (column) => returned(column, before.find(({ stage }) => stage === column.stage)?.items, ids)),
    );
}

/** The column with those of `ids` that it held before, and none of the others. */
function returned(column: BoardColumn, before: readonly PersonOfJob[] = [], ids: readonly string[]): BoardColumn {
  const stay = column.items.filter(({ id }) => !ids.includes(id));
  const back = before.filter(({ id }) => ids.includes(id));
  const places = new Map(before.map(({ id }, at) => [id, at]));
  const placeOf = ({ id }: PersonOfJob) => places.get(id) ?? before.length;
  const items = back.length > 0 ? [...back, ...stay].sort((a, b) => placeOf(a) - placeOf(b)) : stay;
  return { ...column, items, count: column.count + items.length - column.items.length };
}

const without = (items: readonly PersonOfJob[], known: readonly PersonOfJob[]) => {
  const ids = new Set(known.map(({ id }) => id));
  return items.filter(({ id }) => !ids.has(id));
};

const mapColumns = (board: Columns | undefined, change: (column: BoardColumn) => BoardColumn) =>
  board && { columns: board.columns.map(change) };

export const listOf = (question: Question, stage: ListedStage | null) =>
  infiniteQueryOptions({
    queryKey: [...PEOPLE_KEY, 'list', question, stage],
    queryFn: ({ pageParam }) =>
      call(findPeople, {
        body: {
          ...question,
          limit: 100,
          ...(stage && { stages: [stage] }),
          ...(pageParam && { cursor: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** A person's place in a board's column or a table; only asked with one. */
export const placeIn = (list: PeopleList | null, id: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'place', list?.question, list?.stage, id],
    queryFn: () =>
      list
        ? call(findPlace, { body: { ...list.question, ...(list.stage && { stages: [list.stage] }), id } })
        : Promise.reject(new Error('There is no list.')),
  });
