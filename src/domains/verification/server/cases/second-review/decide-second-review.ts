import { caseReopened } from '#domains/verification/contract/cases/case-events.ts';
import { publish } from '#platform/server/events/publish.ts';
import { isFactItem } from '#domains/verification/contract/cases/case-items.ts';
import { audit } from '#platform/server/audit.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type { CaseView, decideSecondReview } from '#domains/verification/contract/verification.ts';
import { isSampled } from './blind-view.ts';
import {
  lockOpenCase,
  hasLaterCase,
  lockCase,
  lockSubjectStatus,
  saveCase,
  subjectOf,
  type CaseRow,
} from '../cases.repo.ts';
import { readCase } from '../case/read-case.ts';
import { findSecondReview, deleteItemReviews, insertSecondReview, saveSecondReview } from './second-reviews.repo.ts';

export async function sampleForSecondReview(
  deps: Deps,
  tx: Tx,
  firstBy: string,
  row: CaseRow,
  firstAt: Date,
): Promise<void> {
  if (!isSampled(row.id, deps.env.secondReviewPercent)) return;
  await insertSecondReview(tx, { caseId: row.id, firstBy, firstAt });
}

type Finding = InputOf<typeof decideSecondReview>['body'];

/** Records a second reviewer's finding on an approval. Disagreement reopens the case. */
export const lookAgain = (deps: Deps, me: string, id: string, { finding, note }: Finding): Promise<CaseView> =>
  deps.db.as(admin(me), async (tx) => {
    const row = await lockCase(tx, id);
    const found = await findSecondReview(tx, id);
    if (!found) throw notFound('second review');
    if (found.firstBy === me) throw new AppError('FORBIDDEN', 'Another administrator must review your approval.');
    if (found.status !== 'waiting' || row.status !== 'approved' || (await hasLaterCase(tx, row))) {
      throw wrongState('This second review is over.', row.status);
    }
    const at = deps.clock.now();
    const agrees = finding === 'approve';
    const decided = { decidedBy: me, decidedAt: at, note: note || null };
    const reopenedCaseId = agrees ? null : await reopen(deps, tx, row, at);
    await saveSecondReview(tx, id, { ...decided, status: agrees ? 'agreed' : 'disagreed', reopenedCaseId });
    await audit(tx, {
      actorId: me,
      action: `case.second_review_${agrees ? 'agreed' : 'disagreed'}`,
      subjectType: 'case',
      subjectId: id,
      detail: { firstBy: found.firstBy, reopenedCaseId },
    });
    return readCase(deps, tx, id, me);
  });

/** Returns the case to the queue and withdraws its approval meanwhile. Returns the ID of the waiting case. */
async function reopen(deps: Deps, tx: Tx, row: CaseRow, at: Date): Promise<string> {
  await lockSubjectStatus(tx, row);
  const open = await lockOpenCase(tx, subjectOf(row));
  const undecided = {
    status: 'pending',
    firstClaimedAt: null,
    decidedBy: null,
    decidedAt: null,
    message: null,
    updatedAt: at,
  } as const;
  // A facility whose changed name or address was approved in error is closed until a full review.
  if (row.changes === null || row.organizationId) {
    // Later changes already wait in a case, which becomes a whole one, as with a resubmission.
    if (open) await saveCase(tx, open.id, { changes: null, updatedAt: at });
  } else if (open?.changes) {
    await saveCase(tx, open.id, { changes: [...new Set([...open.changes, ...row.changes])] });
  }
  if (!open) {
    await deleteItemReviews(tx, row.id);
    await saveCase(tx, row.id, {
      ...undecided,
      ...(row.organizationId && { changes: null }),
      overrideBy: null,
      overrideAt: null,
      overrideReason: null,
      overrideOver: null,
    });
  }
  await publish(deps, tx, caseReopened, {
    caseId: row.id,
    version: row.version,
    userId: row.userId,
    organizationId: row.organizationId,
    isChange: row.changes !== null,
    facts: row.organizationId ? [] : changedFacts(row.changes ?? []),
  });
  return open?.id ?? row.id;
}

const changedFacts = (changes: readonly string[]) =>
  changes.flatMap((key) => {
    const [type = '', id = ''] = key.split(':');
    return isFactItem(type) ? [{ type, id }] : [];
  });
