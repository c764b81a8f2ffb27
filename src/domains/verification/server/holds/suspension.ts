import { liftHold, placeHolds } from '#domains/verification/server/hold-changes/index.ts';
import { audit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, wrongState } from '#platform/server/errors.ts';
import type { HoldView } from '#domains/verification/contract/holds.ts';
import { findSuspension, openHoldsOf, presentHold, blockSignIn } from './holds.repo.ts';

/** A suspension of an account is a hold that also blocks sign-in. */
interface Given {
  userId: string;
  reason: string;
}

/** An active hold from a review or a report becomes the suspension of the account. */
export async function suspend(deps: Deps, tx: Tx, me: string, { userId, reason }: Given): Promise<void> {
  if (userId === me) throw new AppError('FORBIDDEN', 'You cannot suspend yourself.');
  const earlier = await findSuspension(tx, userId);
  if (earlier?.blocksSignIn) throw wrongState('This account is already suspended.', 'suspended');
  if (earlier) await blockSignIn(tx, earlier.id);
  const suspension = { subjectType: 'person', subjectId: userId, kind: 'suspension', blocksSignIn: true } as const;
  const [hold] = earlier ? [earlier] : await placeHolds(deps, tx, [{ ...suspension, reason, createdBy: me }]);
  const detail = { holdId: hold?.id ?? null, reason };
  await audit(tx, { actorId: me, action: 'account.suspended', subjectType: 'person', subjectId: userId, detail });
}

export async function endSuspension(deps: Deps, tx: Tx, me: string, { userId, reason }: Given): Promise<void> {
  const hold = await findSuspension(tx, userId);
  if (!hold?.blocksSignIn) throw wrongState('This account is not suspended.', 'active');
  await liftHold(deps, tx, { id: hold.id }, { by: me, reason });
  const detail = { holdId: hold.id, reason };
  await audit(tx, {
    actorId: me,
    action: 'account.suspension_lifted',
    subjectType: 'person',
    subjectId: userId,
    detail,
  });
}

export const readOpenHolds = (tx: Tx, subjectType: HoldView['subjectType'], subjectId: string): Promise<HoldView[]> =>
  openHoldsOf(tx, subjectType, [subjectId]).then((rows) => rows.map(presentHold));
