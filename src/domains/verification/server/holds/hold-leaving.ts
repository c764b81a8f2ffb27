import { deletionCanceled, deletionRequested, personErased } from '#domains/accounts/contract/account-events.ts';
import { liftHold, placeHolds } from '#domains/verification/server/hold-changes/index.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { isCandidate } from './holds.repo.ts';

const leaving = (userId: string) => ({ subjectType: 'person', subjectId: userId, kind: 'leaving' }) as const;

/** A candidate who is leaving is hidden from employers. One who hired the person still sees what a hire shows. */
const holdLeaving = onEvent('verification.hold-leaving', deletionRequested, async (deps, tx, { payload }) => {
  const { userId } = payload;
  if (!(await isCandidate(tx, userId))) return;
  const reason = 'Asked for the account to be deleted.';
  await placeHolds(deps, tx, [{ ...leaving(userId), reason, createdBy: userId }]);
});

const liftForKept = onEvent('verification.lift-for-kept', deletionCanceled, async (deps, tx, { payload }) => {
  const { userId } = payload;
  await liftHold(deps, tx, leaving(userId), { by: userId, reason: 'Signed in, so the account is kept.' });
});

/** What employers keep of an erased person is already pseudonymous. */
const liftForErased = onEvent('verification.lift-for-erased', personErased, async (deps, tx, { payload }) => {
  const { userId } = payload;
  await liftHold(deps, tx, leaving(userId), { by: userId, reason: 'The account is erased.' });
});

export const leavingSubscribers = [holdLeaving, liftForKept, liftForErased];
