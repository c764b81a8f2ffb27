import { updateProfile } from '#domains/accounts/server/people/index.ts';
import { caseDecided, caseReopened } from '#domains/verification/contract/cases/case-events.ts';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { saveCandidate } from './candidates.repo.ts';

const applyDecision = onEvent('profiles.apply-decision', caseDecided, async (_deps, tx, { at, payload }) => {
  const { userId, isChange, decision } = payload;
  if (userId && !isChange) await saveStatus(tx, userId, decision, at);
});

/** An approval in error is withdrawn until the new review. A changed fact keeps the person's own status. */
const applyReopening = onEvent('profiles.apply-reopening', caseReopened, async (_deps, tx, { at, payload }) => {
  const { userId, isChange } = payload;
  if (userId && !isChange) await saveStatus(tx, userId, 'pending', at);
});

async function saveStatus(tx: Tx, userId: string, status: VerificationStatus, at: Date): Promise<void> {
  await updateProfile(tx, userId, { verificationStatus: status, updatedAt: at });
  if (status === 'approved') await saveCandidate(tx, userId, { approvedAt: at });
}

export const decisionSubscribers = [applyDecision, applyReopening];
