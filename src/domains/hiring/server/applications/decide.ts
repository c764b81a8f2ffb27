import { notify } from '#domains/messaging/server/notifications/index.ts';
import { hiringTeam, tellTeam } from '#domains/employers/server/hiring-team/index.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, user, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import { DECLINE_SENTENCES, type DeclineReason } from '#domains/hiring/contract/decline-reasons.ts';
import { SHARE_MEDICAL_VERSION } from '#domains/profiles/contract/consents.ts';
import { insertConsent, revokeConsents, type Application } from './applications.repo.ts';
import { endWhatIsOpen } from './ending.ts';
import { requireHirer } from './hirers.policy.ts';
import { lockApplication, step } from './steps.ts';
import { jobFacts } from './job-facts.repo.ts';
import { applicationStage } from './applications.notices.ts';

/** The employer puts an applicant on the shortlist. */
export const shortlist = (deps: Deps, userId: string, applicationId: string): Promise<Application> =>
  deps.db.as(user(userId), async (tx) => {
    const application = await employersApplication(tx, userId, applicationId);
    const moved = await step(tx, application, 'shortlisted', { actor: 'employer', actorId: userId }, deps.clock.now());
    await tellCandidate(deps, tx, moved, userId, 'shortlisted');
    return moved;
  });

/** The employer declines, with a reason that the person is told. Open interviews and offers end with it. */
export const decline = (
  deps: Deps,
  userId: string,
  applicationId: string,
  { reason, note }: { reason: DeclineReason; note: string | null },
): Promise<Application> =>
  deps.db.as(user(userId), async (tx) => {
    const application = await employersApplication(tx, userId, applicationId);
    const now = deps.clock.now();
    const declineReason = note ? `${DECLINE_SENTENCES[reason]} ${note}` : DECLINE_SENTENCES[reason];
    const moved = await step(tx, application, 'rejected', { actor: 'employer', actorId: userId }, now, {
      set: { declineReason },
      detail: { reason },
    });
    await endWhatIsOpen(deps, tx, moved, { offerEnd: 'rescinded' });
    await tellCandidate(deps, tx, moved, userId, 'rejected');
    return moved;
  });

/** The candidate takes an application back: from that moment the employer sees nothing of the person. */
export const withdraw = (
  deps: Deps,
  userId: string,
  applicationId: string,
  reason: string | null,
): Promise<Application> =>
  deps.db.as(user(userId), async (tx) => {
    const application = await ownApplication(tx, userId, applicationId);
    const now = deps.clock.now();
    const moved = await step(tx, application, 'withdrawn', { actor: 'candidate', actorId: userId }, now, {
      set: { withdrawReason: reason, contactSharedAt: null },
    });
    await endWhatIsOpen(deps, tx, moved, { offerEnd: 'declined' });
    await revokeConsents(tx, { userId, applicationId: moved.id, now });
    await elevate(tx, async () => {
      const facts = await jobFacts(tx, moved.jobId);
      for (const member of await hiringTeam(tx, moved.organizationId)) {
        await notify(deps, tx, applicationStage, {
          userId: member,
          href: `/employer/jobs/${moved.jobId}`,
          data: {
            jobTitle: facts?.job.title ?? '',
            organizationName: facts?.organizationName ?? '',
            stage: 'withdrawn',
          },
          dedupeKey: `stage:${moved.id}:${moved.version}`,
        });
      }
      await audit(tx, {
        actorId: userId,
        action: 'application.withdrawn',
        subjectType: 'application',
        subjectId: moved.id,
      });
    });
    return moved;
  });

/** Allows or forbids the employer to see medical documents: explicit, for one application, only once an offer was sent. */
export const setMedicalConsent = (deps: Deps, userId: string, applicationId: string, granted: boolean): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const application = await ownApplication(tx, userId, applicationId);
    if (granted && !['offered', 'hired'].includes(application.stage)) {
      throw wrongState('Medical documents can be shared only after an offer.', application.stage);
    }
    const now = deps.clock.now();
    await revokeConsents(tx, { userId, applicationId, kind: 'share_medical', now });
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
    await audit(tx, {
      actorId: userId,
      action: granted ? 'medical.shared' : 'medical.unshared',
      subjectType: 'application',
      subjectId: applicationId,
    });
    await tellTeam(tx, application.organizationId, ['applications']);
  });

/** An application of one's own; anybody else's is 404, even where the viewer might see it as its employer. */
export async function ownApplication(tx: Tx, userId: string, id: string): Promise<Application> {
  const application = await lockApplication(tx, id);
  if (application.candidateId !== userId) throw notFound('application');
  return application;
}

/** An application to one of the viewer's organizations (row-level security has seen to that), not one's own. */
export async function employersApplication(tx: Tx, userId: string, id: string): Promise<Application> {
  const application = await lockApplication(tx, id);
  if (application.candidateId === userId) throw notFound('application');
  await requireHirer(tx, application);
  if (application.stage === 'matched') {
    throw new AppError('WRONG_STATE', 'This person has not applied yet.', { current: 'matched' });
  }
  return application;
}

async function tellCandidate(
  deps: Deps,
  tx: Tx,
  application: Application,
  actorId: string,
  stage: 'shortlisted' | 'rejected',
) {
  await elevate(tx, async () => {
    const facts = await jobFacts(tx, application.jobId);
    await notify(deps, tx, applicationStage, {
      userId: application.candidateId,
      href: `/job-seeker/dashboard?application=${application.id}`,
      data: {
        jobTitle: facts?.job.title ?? '',
        organizationName: facts?.organizationName ?? '',
        stage,
        ...(application.declineReason ? { reason: application.declineReason } : {}),
      },
      dedupeKey: `stage:${application.id}:${application.version}`,
    });
    await audit(tx, { actorId, action: `application.${stage}`, subjectType: 'application', subjectId: application.id });
  });
}
