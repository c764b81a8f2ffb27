import { profileSubmitted } from '#domains/profiles/contract/profile-events.ts';
import { screenSoon } from '#domains/verification/server/screening/index.ts';
import { audit } from '#platform/server/audit.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { openCase } from './open-case.ts';
import { askSources } from './source-checks/ask-sources.ts';

/** A submitted profile gets its case, its screening and its registry checks. */
export const openSubmittedCase = onEvent('verification.open-case', profileSubmitted, async (deps, tx, { payload }) => {
  const { userId, isAgain } = payload;
  const caseId = await openCase(tx, {
    subject: { userId },
    submittedBy: userId,
    submittedAt: deps.clock.now(),
    changes: null,
  });
  await audit(tx, {
    actorId: userId,
    action: isAgain ? 'person.resubmitted' : 'person.submitted',
    subjectType: 'case',
    subjectId: caseId,
  });
  await screenSoon(deps, tx, userId);
  await askSources(deps, tx, { userId });
});
