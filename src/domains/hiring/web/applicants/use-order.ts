import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApplicantCard, StageFilter } from '#domains/hiring/contract/applicants.ts';
import { applicantsOf } from './applicants.queries.ts';

type Person = Pick<ApplicantCard, 'id' | 'name' | 'stage'>;

const UNDECIDED: ReadonlySet<ApplicantCard['stage']> = new Set(['applied', 'shortlisted', 'interviewing']);

/** The neighbors of a person in a list, and the next one after them, then from the top, who waits for a decision. */
export function neighborsOf<P extends Person>(people: readonly P[], id: string) {
  const at = people.findIndex((person) => person.id === id);
  const after = people.slice(at + 1);
  const before = people.slice(0, Math.max(at, 0));
  return {
    current: people[at] ?? null,
    previous: before.at(-1) ?? null,
    next: after[0] ?? null,
    undecided: [...after, ...before].find(({ stage }) => UNDECIDED.has(stage)) ?? null,
  };
}

/** The people around one in the list that the reader came from; loads on at its end. */
export function useOrder(jobId: string, stage: StageFilter, id: string) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(applicantsOf(jobId, stage));
  const order = neighborsOf(data?.pages.flatMap(({ items }) => items) ?? [], id);
  const isAtEnd = order.current !== null && order.next === null;
  useEffect(() => {
    if (isAtEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isAtEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return order;
}
