import { dayOf } from '#kernel/days.ts';
import { insertConsent } from '#domains/accounts/server/people/index.ts';
import { elevate, user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { MATCHING_NOTICE_VERSION } from '#domains/profiles/contract/consents.ts';
import { missingForSubmission } from '#domains/profiles/contract/onboarding.ts';
import { profileSubmitted } from '#domains/profiles/contract/profile-events.ts';
import { publish } from '#platform/server/events/publish.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { lockProfile, markSubmitted } from './candidates.repo.ts';
import { submissionFacts } from './present-profile.ts';
import { readWholeProfile, viewOf } from './read-profile.ts';

/**
 * Submits a profile, for the first time or again after a fix or a rejection. Opens a case for the reviewers, stores the
 * accepted matching notice, and completes onboarding.
 */
export const submitProfile = (
  deps: Deps,
  userId: string,
  body: { matchingNoticeVersion: string },
): Promise<CandidateProfileView> =>
  deps.db.as(user(userId), async (tx) => {
    const state = await lockProfile(tx, userId);
    if (!state) throw notFound('profile');
    const { onboardingCompleted, verificationStatus } = state;
    const isAgain = onboardingCompleted && mayMove(verificationMachine, verificationStatus, 'pending', 'candidate');
    if (onboardingCompleted && !isAgain) {
      throw wrongState('Your profile has already been submitted.', verificationStatus);
    }
    if (body.matchingNoticeVersion !== MATCHING_NOTICE_VERSION) {
      throw new AppError('CONFLICT', 'The matching notice has changed. Please reload the page and read it again.');
    }
    const missing = missingForSubmission(submissionFacts(await readWholeProfile(tx, userId)), dayOf(deps.clock.now()));
    if (missing.length > 0) {
      throw new AppError('INVALID_INPUT', 'Some things are still missing.', {
        fields: Object.fromEntries(missing.map(({ field, message }) => [field, message])),
      });
    }
    const at = deps.clock.now();
    await insertConsent(tx, { userId, kind: 'matching_notice', version: MATCHING_NOTICE_VERSION, grantedAt: at });
    await elevate(tx, () => markSubmitted(tx, userId, at));
    await publish(deps, tx, profileSubmitted, { userId, isAgain });
    return viewOf(deps, tx, userId);
  });
