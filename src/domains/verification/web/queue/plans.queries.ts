import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '#platform/contract/contract.ts';
import { assignCases, claimCases, listReviewers } from '#domains/verification/contract/cases/case-assignment.ts';
import {
  carryOutPlannedDecision,
  listPlannedDecisions,
  MAX_CASES,
  planDecisions,
  undoPlannedDecision,
  undoPlannedDecisions,
} from '#domains/verification/contract/cases/planned-decisions.ts';
import { call } from '#platform/web/api/api.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { focusDesk } from './focus-desk.ts';
import { plansCopy as copy } from './planned-decisions.copy.ts';
import { QUEUE_KEYS } from './review.queries.ts';

const PLANS_KEY = ['admin', 'plans'] as const;

/** Queries that show a planned decision: the bar, the queue and the cases. */
export const PLAN_KEYS = [PLANS_KEY, ...QUEUE_KEYS, ['admin', 'case']] as const;

/** The server signals when one takes effect; this covers a lost connection. */
const REREAD_MS = 60_000;

export const myPlans = () =>
  queryOptions({
    queryKey: PLANS_KEY,
    queryFn: () => call(listPlannedDecisions),
    refetchInterval: REREAD_MS,
  });

/**
 * A batch step; it counts as done once the changed queries are refetched. `onDone` runs even if its button is gone by then.
 */
function useBulkStep<V, R>(run: (variables: V) => Promise<R>, onDone: (answer: R) => void = () => undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: onDone,
    onSettled: () => Promise.all(PLAN_KEYS.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Calls one batch after another, each of the maximum size, and returns the answers in order. */
async function inBatches<T, R>(all: readonly T[], run: (batch: T[]) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let from = 0; from < all.length; from += MAX_CASES) answers.push(await run(all.slice(from, from + MAX_CASES)));
  return answers;
}

export const usePlanDecisions = () =>
  useBulkStep(async ({ cases, ...rest }: RequestOf<typeof planDecisions>['body']) => {
    const answers = await inBatches(cases, (batch) => call(planDecisions, { body: { ...rest, cases: batch } }));
    return { dueAt: answers.at(-1)?.dueAt ?? '', results: answers.flatMap(({ results }) => results) };
  });
export const useClaimCases = () =>
  useBulkStep(async ({ action, caseIds }: RequestOf<typeof claimCases>['body']) => {
    const answers = await inBatches(caseIds, (batch) => call(claimCases, { body: { action, caseIds: batch } }));
    return { results: answers.flatMap(({ results }) => results) };
  });
export const useAssignCases = () =>
  useBulkStep(async ({ assignTo, caseIds }: RequestOf<typeof assignCases>['body']) => {
    const answers = await inBatches(caseIds, (batch) => call(assignCases, { body: { assignTo, caseIds: batch } }));
    return { results: answers.flatMap(({ results }) => results) };
  });
export const reviewers = () => queryOptions({ queryKey: ['admin', 'reviewers'], queryFn: () => call(listReviewers) });
const sayUndone = (many: number) => {
  focusDesk();
  confirmation(copy.undone(many));
};
export const useUndoPlan = () =>
  useBulkStep(
    (id: string) => call(undoPlannedDecision, { params: { id } }),
    () => sayUndone(1),
  );
export const useCarryOutPlan = () => useBulkStep((id: string) => call(carryOutPlannedDecision, { params: { id } }));
export const useUndoMyPlans = () =>
  useBulkStep(
    () => call(undoPlannedDecisions),
    ({ undone }) => sayUndone(undone),
  );
