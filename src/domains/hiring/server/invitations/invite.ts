import {
  lockApplication,
  lockJobStatus,
  jobFacts,
  requireHirer,
  type Application,
} from '#domains/hiring/server/applications/index.ts';
import { invitationSent } from '#domains/hiring/contract/invitations/invitation-events.ts';
import {
  MUTE_DAYS,
  OPEN_DAYS,
  PER_EMPLOYER,
  type InvitedInterview,
} from '#domains/hiring/contract/invitations/invitations.ts';
import type { WhoInterviews } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { requireBookable } from '#domains/hiring/server/self-scheduling/index.ts';
import { evaluatePair } from '#domains/matching/server/matching/index.ts';
import { requireFilled } from '#domains/hiring/server/message-templates/index.ts';
import { longDay } from '#domains/messaging/server/notifications/index.ts';
import { dayOf } from '#kernel/days.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { closeInvitation, eventOf, requireOpen } from './close-invitation.ts';
import { insertInvitation, lockOpenOf } from './invitations.repo.ts';
import { lockInvitee, received, settingsOf } from './limits.repo.ts';
import { presentSent } from './sent-invitations.ts';

const GONE = 'This person is no longer available for this job.';

interface Offered {
  message: string | null;
  interview?: InvitedInterview | null | undefined;
  openTimes?: WhoInterviews | null | undefined;
}

/**
 * Invites a matched person. Limits, eligibility and the job are checked once more at this moment: the dialog may have
 * been open for hours.
 */
export async function invite(
  deps: Deps,
  userId: string,
  applicationId: string,
  { message, interview = null, openTimes = null }: Offered,
) {
  if (message) requireFilled('message', message);
  const { jobId, candidateId } = await deps.db.as(user(userId), (tx) => lockInvitable(tx, userId, applicationId));
  const evaluation = await evaluatePair(deps, { jobId, candidateId });
  return deps.db.as(user(userId), async (tx) => {
    await lockJobStatus(tx, jobId);
    const application = await lockInvitable(tx, userId, applicationId);
    if (!evaluation?.view.eligible) throw wrongState(GONE, 'ended');
    const now = deps.clock.now();
    if (interview?.slots.some((slot) => new Date(slot) <= now)) {
      throw invalidField('interview.slots', 'Every time must be in the future.');
    }
    if (openTimes) {
      await requireBookable(tx, application.organizationId, openTimes.interviewerIds, 'openTimes.interviewerIds');
    }
    await elevate(tx, () => requireWithinLimits(tx, application, now));
    const invitation = await insertInvitation(tx, {
      applicationId,
      organizationId: application.organizationId,
      candidateId,
      message,
      interview,
      bookingRule: openTimes?.rule,
      interviewerIds: openTimes?.interviewerIds,
      sentBy: userId,
      sentAt: now,
      expiresAt: new Date(now.getTime() + OPEN_DAYS * DAY_MS),
    });
    if (!invitation) throw wrongState('This person is already invited.', 'invited');
    const by = { actor: 'employer', actorId: userId } as const;
    await publish(deps, tx, invitationSent, { ...(await eventOf(tx, invitation)), ...by });
    return presentSent(invitation, now);
  });
}

/** The employer withdraws an invitation that is not answered yet. */
export const withdraw = (deps: Deps, userId: string, applicationId: string) =>
  deps.db.as(user(userId), async (tx) => {
    const application = await lockForEmployer(tx, userId, applicationId);
    const invitation = await lockOpenOf(tx, application.id);
    if (!invitation) throw wrongState('There is no open invitation to this person.', application.stage);
    const now = deps.clock.now();
    requireOpen(invitation, now);
    await closeInvitation(deps, tx, invitation, 'withdrawn', { actor: 'employer', actorId: userId });
    return presentSent({ ...invitation, status: 'withdrawn', closedAt: now }, now);
  });

/** A person whom the reader's organization cannot see (any more) gets the same answer as one who never existed. */
async function lockForEmployer(tx: Tx, userId: string, applicationId: string): Promise<Application> {
  const application = await lockApplication(tx, applicationId).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? new AppError('NOT_FOUND', GONE) : error;
  });
  if (application.candidateId === userId) throw new AppError('NOT_FOUND', GONE);
  await requireHirer(tx, application);
  return application;
}

async function lockInvitable(tx: Tx, userId: string, applicationId: string): Promise<Application> {
  const application = await lockForEmployer(tx, userId, applicationId);
  const { stage, jobId } = application;
  // Before the stage: a filled job ended its matches, and the recruiter wants to know why.
  await requireOpenJob(tx, jobId);
  if (stage === 'withdrawn') throw wrongState(GONE, stage);
  if (stage !== 'matched') throw wrongState('This person has already applied to this job.', stage);
  return application;
}

const CLOSED_JOBS: Readonly<Record<string, string>> = {
  filled: 'This job is filled, so it takes no more invitations.',
  paused: 'This job is paused. Publish it again to invite people.',
};

async function requireOpenJob(tx: Tx, jobId: string): Promise<void> {
  const status = (await jobFacts(tx, jobId))?.job.status;
  if (status === 'published') return;
  throw wrongState(CLOSED_JOBS[status ?? ''] ?? 'This job is no longer open.', status ?? 'gone');
}

async function requireWithinLimits(tx: Tx, application: Application, now: Date): Promise<void> {
  const { id: applicationId, candidateId, organizationId } = application;
  await lockInvitee(tx, candidateId);
  const settings = await settingsOf(tx, candidateId);
  const got = await received(tx, { applicationId, candidateId, organizationId }, now);
  if (got.openFor === applicationId) throw wrongState('A colleague has already invited this person.', 'invited');
  if (got.openFor) throw wrongState('Your organization already has an open invitation to this person.', 'invited');
  if (got.declined) throw wrongState('This person said no to this job.', 'declined');
  if (got.notNowAt) {
    const until = dayOf(new Date(Date.parse(got.notNowAt) + MUTE_DAYS * DAY_MS));
    throw wrongState(`They answered “Not now”. You can invite them again from ${longDay(until)}.`, 'not_now');
  }
  // One answer for both: whether someone turned invitations off is their own business.
  if (!settings.isOn || got.thisWeek >= settings.perWeek) {
    throw wrongState('This person isn’t taking invitations right now. Please try again in a few days.', 'limit');
  }
  if (got.fromEmployer >= PER_EMPLOYER) {
    throw wrongState('You have invited this person twice in seven days. Please try again later.', 'limit');
  }
}
