import { listAdministratorsAtWork } from '#domains/accounts/server/identity/index.ts';
import { caseAssigned } from '#domains/verification/contract/cases/case-events.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import type {
  assignCases as assignCasesCall,
  listReviewers,
} from '#domains/verification/contract/cases/case-assignment.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import { saveCases } from '../cases.repo.ts';
import { lockCasesForWork } from './claim.ts';
import { selectCases, claimRefusal } from './batch.ts';

export const readReviewers = (deps: Deps, me: string): Promise<AnswerOf<typeof listReviewers>> =>
  deps.db.as(admin(me), async (tx) => ({ items: await listAdministratorsAtWork(tx) }));

/** Assigns many cases in as many statements as one. My claim on them ends, and the assignee gets one notice. */
export const assignCases = (
  deps: Deps,
  me: string,
  { assignTo, caseIds }: InputOf<typeof assignCasesCall>['body'],
): Promise<AnswerOf<typeof assignCasesCall>> =>
  deps.db.as(admin(me), async (tx) => {
    const reviewers = await listAdministratorsAtWork(tx);
    if (assignTo && !reviewers.some(({ id }) => id === assignTo)) {
      throw invalidField('assignTo', 'Choose an administrator who can work today.');
    }
    const { chosen, results } = selectCases(caseIds, await lockCasesForWork(deps, tx, caseIds, me), claimRefusal);
    const moved = chosen.filter(({ row }) => row.assignedTo !== assignTo);
    if (moved.length === 0) return { results };
    const ids = moved.map(({ row }) => row.id);
    const handedOver = assignTo !== null && assignTo !== me;
    await saveCases(tx, ids, { assignedTo: assignTo, ...(handedOver && { claimedBy: null, claimedAt: null }) });
    const cases = moved.map(({ row }) => ({ caseId: row.id, from: row.assignedTo }));
    await publish(deps, tx, caseAssigned, { by: me, to: assignTo, cases });
    return { results };
  });
