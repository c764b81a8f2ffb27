import { tellOfInterview, type Side } from '#domains/hiring/server/calendar/index.ts';
import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, service, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { DECLINE_SENTENCES } from '#domains/hiring/contract/decline-reasons.ts';
import type { Application } from './applications.repo.ts';
import {
  cancelInterviews,
  closeOffer,
  endMatched,
  lockFilledWithOpen,
  lockOpenOf,
  lockUnfinishedOf,
} from './ending.repo.ts';
import { jobFacts } from './job-facts.repo.ts';
import { note, step, type Doer } from './steps.ts';
import { applicationStage, appliedJobExpired } from './applications.notices.ts';
import { offerDecided } from './offers.notices.ts';

const ITSELF: Doer = { actor: 'system', actorId: null };

/**
 * Ends what hangs on an application that ended: interviews are called off, in both sides' calendars where a time was
 * agreed, and an open offer is closed; whoever waited for an answer to it is told.
 */
export const endWhatIsOpen = (
  deps: Deps,
  tx: Tx,
  application: Application,
  {
    offerEnd,
    reason = 'The application ended.',
    tell = ['candidate', 'employer'],
  }: { offerEnd: 'rescinded' | 'declined'; reason?: string; tell?: readonly Side[] },
): Promise<void> =>
  elevate(tx, async () => {
    const now = deps.clock.now();
    await callOff(deps, tx, application, { reason, now, keepsBegun: false, tell });
    const offer = await closeOffer(tx, application.id, { status: offerEnd, reason, now });
    if (!offer) return;
    await note(tx, application, `offer_${offerEnd}`, ITSELF, { offerId: offer.id }, now);
    await audit(tx, { actorId: null, action: `offer.${offerEnd}`, subjectType: 'offer', subjectId: offer.id });
    const facts = await jobFacts(tx, application.jobId);
    const told = {
      data: {
        jobTitle: facts?.job.title ?? '',
        organizationName: facts?.organizationName ?? '',
        decision: offerEnd,
        reason,
      },
      dedupeKey: `offer:${offer.id}:${offerEnd}`,
    };
    if (offerEnd === 'rescinded') {
      const href = `/job-seeker/dashboard?application=${application.id}`;
      await notify(deps, tx, offerDecided, { ...told, userId: application.candidateId, href });
      return;
    }
    for (const userId of await hiringTeam(tx, application.organizationId)) {
      const href = `/employer/jobs/${application.jobId}?application=${application.id}`;
      await notify(deps, tx, offerDecided, { ...told, userId, href });
    }
  });

/** Whoever is hired needs no further interview; how one went that has begun can still be recorded. */
export const endInterviews = (deps: Deps, tx: Tx, application: Application): Promise<void> =>
  elevate(tx, () =>
    callOff(deps, tx, application, {
      reason: 'The offer was accepted.',
      now: deps.clock.now(),
      keepsBegun: true,
      tell: ['candidate', 'employer'],
    }),
  );

async function callOff(
  deps: Deps,
  tx: Tx,
  application: Application,
  end: { reason: string; now: Date; keepsBegun: boolean; tell: readonly Side[] },
): Promise<void> {
  const { now, tell } = end;
  for (const { id, startsAt } of await cancelInterviews(tx, application.id, end)) {
    // Nobody is told of one that has begun that it will not take place.
    if (startsAt && startsAt <= now) continue;
    await note(tx, application, 'interview_canceled', ITSELF, { interviewId: id }, now);
    if (!startsAt) continue;
    const calendar = { method: 'CANCEL', start: startsAt } as const;
    await tellOfInterview(deps, tx, id, { notice: 'interview_canceled', tell, calendar });
  }
}

/** After an erasure, which withdrew the person's applications: the employers' calendars and offers follow. */
export const endForErased = (deps: Deps, userId: string): Promise<void> =>
  deps.db.as(service, async (tx) => {
    for (const application of await lockUnfinishedOf(tx, userId)) {
      await endWhatIsOpen(deps, tx, application, { offerEnd: 'declined', tell: ['employer'] });
    }
  });

interface JobEnd {
  doer: Doer;
  /** As the timeline keeps it, and as the people read it. */
  code: 'job_closed' | 'position_filled';
  reason: string;
}

/**
 * Ends the open applications of a job that hires no one else: each person is told no, with the reason, in the same
 * transaction. When the employer ends it, this counts as their answer, also to people they cannot see any more.
 */
export const endApplications = (deps: Deps, tx: Tx, jobId: string, { doer, code, reason }: JobEnd): Promise<void> =>
  elevate(tx, async () => {
    const now = deps.clock.now();
    await endMatched(tx, jobId, now);
    const facts = await jobFacts(tx, jobId);
    for (const application of await lockOpenOf(tx, jobId)) {
      const set = { declineReason: reason };
      const ended = await step(tx, application, 'rejected', doer, now, { set, detail: { reason: code } });
      await endWhatIsOpen(deps, tx, ended, { offerEnd: 'rescinded', reason });
      await notify(deps, tx, applicationStage, {
        userId: ended.candidateId,
        href: `/job-seeker/dashboard?application=${ended.id}`,
        data: {
          jobTitle: facts?.job.title ?? '',
          organizationName: facts?.organizationName ?? '',
          stage: 'rejected',
          reason,
        },
        dedupeKey: `stage:${ended.id}:${ended.version}`,
      });
    }
  });

/** Ends the open applications of a job whose openings are all taken, however it was filled. */
export const endFilled = (deps: Deps, tx: Tx, jobId: string, doer: Doer = ITSELF): Promise<void> =>
  endApplications(deps, tx, jobId, { doer, code: 'position_filled', reason: DECLINE_SENTENCES.position_filled });

/** Before filling a job ended its applications, people were left waiting on filled ones: they are told now. */
export const endFilledBefore = (deps: Deps): Promise<void> =>
  deps.db.as(service, async (tx) => {
    for (const { id } of await lockFilledWithOpen(tx)) await endFilled(deps, tx, id);
  });

/**
 * A job past its last day takes no new applications but may open again: matches end, while applicants stay and are told
 * about it.
 */
export const stopTaking = (deps: Deps, tx: Tx, job: { id: string; title: string }) =>
  elevate(tx, async () => {
    const now = deps.clock.now();
    await endMatched(tx, job.id, now);
    for (const { id, candidateId } of await lockOpenOf(tx, job.id)) {
      await notify(deps, tx, appliedJobExpired, {
        userId: candidateId,
        href: `/job-seeker/dashboard?application=${id}`,
        data: { jobTitle: job.title },
        dedupeKey: `expired:${id}:${now.getTime()}`,
      });
    }
  });
