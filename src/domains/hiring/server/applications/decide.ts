import { user, type Tx } from '#platform/server/database/db.ts';
import { insertConsent, revokeConsents } from '#domains/accounts/server/people/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { medicalConsentChanged } from '#domains/hiring/contract/applications/application-events.ts';
import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import { declineText, type DeclineAudience, type DeclineReason } from '#domains/hiring/contract/decline-reasons.ts';
import { SHARE_MEDICAL_VERSION } from '#domains/profiles/contract/consents.ts';
import type { Application } from './applications.repo.ts';
import type { NoThanksReason } from '#domains/hiring/contract/invitations/invitation-states.ts';
import { keepPrivateReason } from './private-reasons.repo.ts';
import { insertPrivateDecline } from './private-declines.repo.ts';
import { wasOpened } from '#domains/hiring/server/waits/index.ts';
import { requireHirer } from './hirers.policy.ts';
import { endApplication, idsOf, lockApplication, moveApplication } from './move-application.ts';
import { requireStillAt } from './moved-meanwhile.ts';

/** `from`: the stage that the member saw; a colleague's step or a withdrawal in the meantime is reported instead. */
export const shortlist = (
  deps: Deps,
  userId: string,
  applicationId: string,
  from?: ApplicationStage,
): Promise<Application> =>
  deps.db.as(user(userId), async (tx) => {
    const application = await lockForEmployer(tx, userId, applicationId);
    await requireStillAt(tx, userId, application, from);
    return moveApplication(deps, tx, application, 'shortlisted', { actor: 'employer', actorId: userId });
  });

/** The employer declines. The candidate reads the reason, unless it is for the hiring team only. */
export const decline = (
  deps: Deps,
  userId: string,
  applicationId: string,
  { reason, audience, note }: { reason: DeclineReason; audience: DeclineAudience; note: string | null },
  from?: ApplicationStage,
): Promise<Application> =>
  deps.db.as(user(userId), async (tx) => {
    const application = await lockForEmployer(tx, userId, applicationId);
    await requireStillAt(tx, userId, application, from);
    const by = { actor: 'employer', actorId: userId } as const;
    // Declining what no member has read is no response.
    const unread = (await wasOpened(tx, applicationId))
      ? {}
      : { declinedUnopened: true, firstResponseAt: application.firstResponseAt };
    if (audience === 'candidate') {
      const changes = { ...unread, declineReason: declineText(reason, note) };
      return endApplication(deps, tx, application, { cause: 'declined', reason }, by, changes);
    }
    const ended = await endApplication(deps, tx, application, { cause: 'declined', reason: null }, by, unread);
    await insertPrivateDecline(tx, { applicationId, reason, note });
    return ended;
  });

/** The candidate withdraws; from then on the employer sees nothing of them. */
export const withdraw = (
  deps: Deps,
  userId: string,
  applicationId: string,
  { reason, privateReason }: { reason: string | null; privateReason?: NoThanksReason | null | undefined },
): Promise<Application> =>
  deps.db.as(user(userId), async (tx) => {
    const application = await lockOwn(tx, userId, applicationId);
    await revokeConsents(tx, { userId, applicationId, at: deps.clock.now() });
    const by = { actor: 'candidate', actorId: userId } as const;
    const changes = { withdrawReason: reason, contactSharedAt: null };
    await keepPrivateReason(tx, { applicationId, about: 'withdrawal' }, privateReason ?? null, deps.clock.now());
    return endApplication(deps, tx, application, { cause: 'withdrawn' }, by, changes);
  });

/** Lets the employer see medical documents, or no longer: for one application, and only after an offer. */
export const setMedicalConsent = (deps: Deps, userId: string, applicationId: string, granted: boolean): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const application = await lockOwn(tx, userId, applicationId);
    if (granted && !['offered', 'hired'].includes(application.stage)) {
      throw wrongState('Medical documents can be shared only after an offer.', application.stage);
    }
    const now = deps.clock.now();
    await revokeConsents(tx, { userId, applicationId, kind: 'share_medical', at: now });
    if (granted) {
      await insertConsent(tx, {
        userId,
        kind: 'share_medical',
        version: SHARE_MEDICAL_VERSION,
        organizationId: application.organizationId,
        applicationId,
        grantedAt: now,
      });
    }
    const by = { actor: 'candidate', actorId: userId } as const;
    await publish(deps, tx, medicalConsentChanged, { ...idsOf(application), ...by, granted });
  });

/** The viewer's own application; 404 for any other, even one that the viewer sees as its employer. */
async function lockOwn(tx: Tx, userId: string, id: string): Promise<Application> {
  const application = await lockApplication(tx, id);
  if (application.candidateId !== userId) throw notFound('application');
  return application;
}

/** An application to one of the viewer's organizations, which row-level security ensures, and not the viewer's own. */
export async function lockForEmployer(tx: Tx, userId: string, id: string): Promise<Application> {
  const application = await lockApplication(tx, id);
  if (application.candidateId === userId) throw notFound('application');
  await requireHirer(tx, application);
  if (application.stage === 'matched') {
    throw new AppError('WRONG_STATE', 'This person has not applied yet. You can invite them to talk.', {
      current: 'matched',
    });
  }
  return application;
}
