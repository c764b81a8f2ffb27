import { signalTeam } from '#domains/employers/server/hiring-team/index.ts';
import { auditOn } from '#platform/server/audit.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import {
  applicationEnded,
  applicationMade,
  applicationMoved,
  medicalConsentChanged,
  type EndCause,
} from '#domains/hiring/contract/applications/application-events.ts';
import { facilityBecameSystem } from '#domains/employers/contract/organization-events.ts';
import { matchesEnded, matchShown } from '#domains/matching/contract/match-events.ts';
import { moveApplicationsTo } from './applications.repo.ts';
import { applicationStage, appliedForYou, newApplication } from './applications.notices.ts';
import { endMatchedPairs, openMatched } from './matched.repo.ts';
import { namesOf, notifyParties } from '#domains/hiring/server/parties/index.ts';

/** Whom an application's end is news for, and how the audit log names it; null where the job's end already says it. */
const ENDS: Record<
  EndCause['cause'],
  { tell: 'candidate' | 'employer' | null; action: string | null; isClosed?: true }
> = {
  declined: { tell: 'candidate', action: 'application.rejected' },
  job_closed: { tell: 'candidate', action: null, isClosed: true },
  position_filled: { tell: 'candidate', action: null },
  organization_canceled: { tell: 'candidate', action: null, isClosed: true },
  withdrawn: { tell: 'employer', action: 'application.withdrawn' },
  person_erased: { tell: null, action: null },
};

export const applicationSubscribers: readonly Subscriber[] = [
  onEvent('hiring.open-matched', matchShown, (_deps, tx, { payload }) =>
    openMatched(tx, payload, new Date(payload.shownAt)),
  ),
  onEvent('hiring.end-matched', matchesEnded, (_deps, tx, { at, payload }) => endMatchedPairs(tx, payload.pairs, at)),
  onEvent('hiring.move-to-facility', facilityBecameSystem, async (_deps, tx, { payload }) => {
    await moveApplicationsTo(tx, payload.organizationId, payload.facilityId);
  }),
  onEvent('hiring.notify-of-application', applicationMade, async (deps, tx, { id, payload }) => {
    const { applicationId, source } = payload;
    const dedupeKey = `applied:${id}`;
    if (source === 'auto') {
      await notifyParties(deps, tx, appliedForYou, applicationId, { to: ['candidate'], data: namesOf, dedupeKey });
    }
    await notifyParties(deps, tx, newApplication, applicationId, {
      to: ['employer'],
      data: namesOf,
      dedupeKey,
      group: ({ job }) => ({ key: `job:${job.id}`, href: `/employer/jobs/${job.id}` }),
    });
  }),
  onEvent('hiring.notify-of-shortlist', applicationMoved, async (deps, tx, { id, payload }) => {
    if (payload.to !== 'shortlisted') return;
    await notifyParties(deps, tx, applicationStage, payload.applicationId, {
      to: ['candidate'],
      data: (parties) => ({ ...namesOf(parties), stage: 'shortlisted' as const }),
      dedupeKey: `stage:${id}`,
    });
  }),
  onEvent('hiring.notify-of-end', applicationEnded, async (deps, tx, { id, payload: { applicationId, to, end } }) => {
    const { tell, isClosed } = ENDS[end.cause];
    if (!tell) return;
    await notifyParties(deps, tx, applicationStage, applicationId, {
      to: [tell],
      data: (parties) => ({
        ...namesOf(parties),
        stage: to,
        isClosed,
        ...(tell === 'candidate' && { reason: parties.application.declineReason ?? undefined }),
      }),
      dedupeKey: `stage:${id}`,
    });
  }),
  onEvent('hiring.signal-medical-consent', medicalConsentChanged, (_deps, tx, { payload: { organizationId } }) =>
    signalTeam(tx, organizationId, [{ topic: 'applications' }]),
  ),
  auditOn(applicationMade, ({ applicationId, actorId, source, consentId }) => ({
    actorId,
    action: 'application.applied',
    subjectType: 'application',
    subjectId: applicationId,
    detail: { source, consentId },
  })),
  auditOn(applicationMoved, ({ applicationId: subjectId, actorId, to }) =>
    to === 'shortlisted' ? { actorId, action: 'application.shortlisted', subjectType: 'application', subjectId } : null,
  ),
  auditOn(applicationEnded, ({ applicationId: subjectId, actorId, end }) => {
    const { action } = ENDS[end.cause];
    return action ? { actorId, action, subjectType: 'application', subjectId } : null;
  }),
  auditOn(medicalConsentChanged, ({ applicationId, actorId, granted }) => ({
    actorId,
    action: granted ? 'medical.shared' : 'medical.unshared',
    subjectType: 'application',
    subjectId: applicationId,
  })),
];
