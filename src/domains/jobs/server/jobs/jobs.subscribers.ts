import type { z } from 'zod';
import { hiringTeam, signalTeam } from '#domains/employers/server/hiring-team/index.ts';
import { facilityBecameSystem, organizationCanceled } from '#domains/employers/contract/organization-events.ts';
import { applicationMoved } from '#domains/hiring/contract/applications/application-events.ts';
import {
  jobClosed,
  jobCreated,
  jobExpired,
  jobFilled,
  jobPaused,
  jobPublished,
  jobReassigned,
  jobSaved,
} from '#domains/jobs/contract/job-events.ts';
import { notifyAll } from '#domains/messaging/server/notifications/index.ts';
import type { EventType } from '#platform/contract/event.ts';
import { auditOn, type AuditEntry } from '#platform/server/audit.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { dayOf } from '#kernel/days.ts';
import { jobExpiredNotice } from './jobs.notices.ts';
import { moveJobsTo, titleOf } from './jobs.repo.ts';
import { closeJobsOf, fillJob } from './move-job.ts';

type OfJob = z.output<(typeof jobExpired)['payload']>;

/** Open screens of the team load their jobs again. */
const signalOn = (event: EventType<z.ZodType<OfJob>>): Subscriber =>
  onEvent(`signal.${event.name}`, event, (_deps, tx, { payload: { jobId, organizationId } }) =>
    signalTeam(tx, organizationId, [{ topic: 'jobs', id: jobId }]),
  );

const auditEntry = ({ jobId, actorId }: OfJob, action: string, detail?: AuditEntry['detail']): AuditEntry => ({
  actorId,
  action: `job.${action}`,
  subjectType: 'job',
  subjectId: jobId,
  ...(detail && { detail }),
});

export const jobSubscribers: readonly Subscriber[] = [
  onEvent('jobs.fill-with-last-hire', applicationMoved, async (deps, tx, { payload: { to, jobId } }) => {
    if (to === 'hired') await fillJob(deps, tx, jobId);
  }),
  onEvent('jobs.close-with-organization', organizationCanceled, (deps, tx, { payload: { organizationId, actorId } }) =>
    closeJobsOf(deps, tx, organizationId, actorId),
  ),
  onEvent('jobs.move-to-facility', facilityBecameSystem, async (_deps, tx, { payload }) => {
    await moveJobsTo(tx, payload.organizationId, payload.facilityId);
  }),
  onEvent('jobs.notify-of-expired-job', jobExpired, async (deps, tx, { at, payload: { jobId, organizationId } }) => {
    const notice = {
      href: `/employer/jobs/${jobId}`,
      ids: { jobs: jobId },
      data: { jobTitle: await titleOf(tx, jobId) },
      dedupeKey: `expired:${jobId}:${dayOf(at)}`,
    };
    const team = await hiringTeam(tx, organizationId);
    await notifyAll(
      deps,
      tx,
      jobExpiredNotice,
      team.map((userId) => ({ ...notice, userId })),
    );
  }),
  ...[jobSaved, jobPublished, jobPaused, jobFilled, jobClosed, jobReassigned].map(signalOn),
  auditOn(jobCreated, ({ copyOf, ...payload }) =>
    copyOf ? auditEntry(payload, 'duplicated', { from: copyOf }) : auditEntry(payload, 'created'),
  ),
  auditOn(jobSaved, (payload) => auditEntry(payload, 'saved', { version: payload.version })),
  auditOn(jobPublished, (payload) => auditEntry(payload, 'published', { from: payload.from })),
  auditOn(jobPaused, (payload) => auditEntry(payload, 'paused', { from: payload.from })),
  auditOn(jobFilled, (payload) => auditEntry(payload, 'filled', { from: payload.from })),
  auditOn(jobClosed, (payload) =>
    auditEntry(payload, 'closed', {
      from: payload.from,
      cause: payload.cause,
      ...(payload.reason && { reason: payload.reason }),
    }),
  ),
  auditOn(jobReassigned, (payload) => auditEntry(payload, 'reassigned', { from: payload.from, to: payload.to })),
  auditOn(jobExpired, (payload) => auditEntry(payload, 'expired')),
];
