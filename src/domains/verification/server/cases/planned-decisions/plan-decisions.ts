import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type {
  listPlannedDecisions,
  planDecisions as planCall,
} from '#domains/verification/contract/cases/planned-decisions.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { UNDO_MINUTES, type Plannable } from '#domains/verification/contract/cases/planned-decisions-rules.ts';
import { summarizeObstacles, findObstacles } from '../decisions/approval-rules.ts';
import { lockCasesForWork, plannedBy, type CaseLock } from '../claims/claim.ts';
import { impossibleDecision, staleCaseError } from '../decisions/decide.ts';
import { listMyPlans } from './plans.repo.ts';
import { savePlans } from './save-plans.ts';
import { readCases } from '../case/read-case.ts';
import { screenBeforeApproval } from '../decisions/screen-before-approval.ts';

type Batch = InputOf<typeof planCall>['body'];
type Answer = AnswerOf<typeof planCall>;

/**
 * Plans one decision for many cases, in as many statements as for one. Each case is judged separately, so one refusal
 * does not affect the others. A case changes only when its plan comes due.
 */
export async function planDecisions(deps: Deps, me: string, batch: Batch): Promise<Answer> {
  const ids = batch.cases.map(({ id }) => id);
  if (batch.decision === 'approved') await screenBeforeApproval(deps, ids);
  return deps.db.as(admin(me), (tx) => planAll(deps, tx, me, batch));
}

async function planAll(deps: Deps, tx: Tx, me: string, { cases, decision, message }: Batch): Promise<Answer> {
  const ids = cases.map(({ id }) => id);
  const locks = await lockCasesForWork(deps, tx, ids, me);
  const views = await readCases(deps, tx, [...locks.keys()], me);
  const chosen = new Map<string, number>();
  const results = cases.map(({ id, version }) => {
    const refusal = chosen.has(id)
      ? plannedBy('You', decision)
      : whyNot(decision, version, locks.get(id), views.get(id));
    if (!refusal) chosen.set(id, version);
    return { caseId: id, refusal: refusal?.message ?? null };
  });
  const plannedAt = deps.clock.now();
  const dueAt = new Date(plannedAt.getTime() + UNDO_MINUTES * 60_000);
  const shared = { decision, message: message || null, plannedBy: me, plannedAt, dueAt };
  await savePlans(
    deps,
    tx,
    [...chosen].map(([caseId, version]) => ({ ...shared, caseId, version })),
  );
  return { dueAt: dueAt.toISOString(), results };
}

/** The first reason against it. */
function whyNot(decision: Plannable, version: number, lock?: CaseLock, view?: CaseView): AppError | null {
  if (!lock || !view) return notFound('case');
  const refusal = lock.planned ?? lock.taken ?? staleCaseError(lock.row, version);
  if (refusal) return refusal;
  if (!view.decisions.includes(decision)) return impossibleDecision(lock.row.status);
  const obstacles = findObstacles(decision, view);
  return obstacles.length > 0 ? new AppError('CONFLICT', summarizeObstacles(obstacles)) : null;
}

/** More than anyone plans in ten minutes. */
const MAX_SHOWN = 500;

export const readMyPlans = (deps: Deps, me: string): Promise<AnswerOf<typeof listPlannedDecisions>> =>
  deps.db.as(admin(me), async (tx) => {
    const rows = await listMyPlans(tx, me, MAX_SHOWN);
    return {
      items: rows.map(({ plan: { id, caseId, decision, dueAt }, title }) => ({
        id,
        caseId,
        title: title ?? 'No name given',
        decision,
        dueAt: dueAt.toISOString(),
      })),
    };
  });
