import { updateProfile } from '#domains/accounts/server/people/index.ts';
import {
  caseDecided,
  caseReopened,
  factDisputed,
  itemReviewed,
} from '#domains/verification/contract/cases/case-events.ts';
import { isFactItem } from '#domains/verification/contract/cases/case-items.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { saveCandidate } from './candidates.repo.ts';
import { markUnchecked, saveDiscrepancy, saveFactReview } from './fact-checks.repo.ts';

/** The current position becomes the approved one. */
const CONFIRMED_POSITION = { approvedPosition: null };

const applyDecision = onEvent('profiles.apply-decision', caseDecided, async (_deps, tx, { at, payload }) => {
  const { userId, isChange, decision, coversRole } = payload;
  if (!userId) return;
  if (!isChange) await updateProfile(tx, userId, { verificationStatus: decision, updatedAt: at });
  if (decision !== 'approved') return;
  const changed = { ...(!isChange && { approvedAt: at }), ...(coversRole && CONFIRMED_POSITION) };
  if (Object.keys(changed).length > 0) await saveCandidate(tx, userId, changed);
});

/** An approval in error is withdrawn until the new review. A changed fact keeps the person's own status. */
const applyReopening = onEvent('profiles.apply-reopening', caseReopened, async (_deps, tx, { at, payload }) => {
  const { userId, isChange, facts } = payload;
  if (userId && !isChange) await updateProfile(tx, userId, { verificationStatus: 'pending', updatedAt: at });
  for (const fact of facts) await markUnchecked(tx, fact);
});

const applyReview = onEvent('profiles.apply-review', itemReviewed, async (_deps, tx, { payload }) => {
  const { caseId, itemType: type, itemId: id, outcome, fact, source, reviewedBy } = payload;
  if (type === 'role' && outcome === 'accepted') await saveCandidate(tx, id, CONFIRMED_POSITION);
  if (!fact || !isFactItem(type)) return;
  await saveFactReview(tx, { type, id, caseId, ...fact, source, by: reviewedBy, at: new Date(payload.reviewedAt) });
});

const applyDispute = onEvent('profiles.apply-dispute', factDisputed, async (_deps, tx, { payload }) => {
  const { type, id, source, differing, checkedAt } = payload;
  const note = `The registry’s record differs from the statement here: ${differing.join(', ')}.`;
  await saveDiscrepancy(tx, { type, id, source, note, at: new Date(checkedAt) });
});

export const decisionSubscribers = [applyDecision, applyReopening, applyReview, applyDispute];
