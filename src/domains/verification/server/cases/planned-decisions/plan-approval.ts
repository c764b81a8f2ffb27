import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, wrongState } from '#platform/server/errors.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type { CaseView, planApproval as planCall } from '#domains/verification/contract/verification.ts';
import { UNDO_MINUTES } from '#domains/verification/contract/cases/planned-decisions-rules.ts';
import { lockForWork } from '../claims/claim.ts';
import { readCase } from '../case/read-case.ts';
import { impossibleDecision, staleCaseError } from '../decisions/decide.ts';
import { screenBeforeApproval } from '../decisions/screen-before-approval.ts';
import { savePlans } from './save-plans.ts';

/**
 * Plans the approval of one case that a reviewer has open. Unlike a batch, it may leave optional items as they were
 * stated, and it may override concerns with a reason. What needs two administrators is decided on the case itself.
 */
export async function planApproval(
  deps: Deps,
  me: string,
  id: string,
  { version, overrideReason }: InputOf<typeof planCall>['body'],
): Promise<CaseView> {
  await screenBeforeApproval(deps, [id]);
  return deps.db.as(admin(me), async (tx) => {
    const row = await lockForWork(deps, tx, id, me);
    const stale = staleCaseError(row, version);
    if (stale) throw stale;
    const view = await readCase(deps, tx, id, me);
    if (row.status !== 'pending' || !view.decisions.includes('approved')) throw impossibleDecision(row.status);
    if (view.blockers.length > 0) {
      const blockers = view.blockers.join(' ');
      throw new AppError('INVALID_INPUT', blockers, { fields: { items: blockers } });
    }
    if (view.needsOverride)
      throw wrongState('This approval needs two administrators: decide it now instead of planning it.', row.status);
    const { concerns } = view;
    if (concerns.length > 0 && !overrideReason) {
      throw invalidField('overrideReason', `${concerns.join(' ')} Say why you approve anyway.`);
    }
    const plannedAt = deps.clock.now();
    const dueAt = new Date(plannedAt.getTime() + UNDO_MINUTES * 60_000);
    await savePlans(deps, tx, [
      {
        caseId: id,
        version,
        decision: 'approved',
        plannedBy: me,
        plannedAt,
        dueAt,
        isOnCase: true,
        ...(concerns.length > 0 && { overrideReason: overrideReason ?? null, overrideOver: concerns }),
      },
    ]);
    return readCase(deps, tx, id, me);
  });
}
