import {
  applicationEnded,
  applicationMade,
  applicationMoved,
} from '#domains/hiring/contract/applications/application-events.ts';
import { messageSent } from '#domains/hiring/contract/conversations/conversation-events.ts';
import {
  documentRequested,
  documentRequestSettled,
} from '#domains/hiring/contract/document-requests/document-request-events.ts';
import {
  interviewBooked,
  interviewCanceled,
  interviewDeclined,
  interviewMoved,
  interviewProposed,
} from '#domains/hiring/contract/interviews/interview-events.ts';
import {
  counterDeclined,
  offerAnswered,
  offerCountered,
  offerExpired,
  offerSent,
  offerWithdrawn,
} from '#domains/hiring/contract/offers/offer-events.ts';
import { jobPausedItself, jobReopenedItself } from '#domains/jobs/contract/upkeep.ts';
import { organizationBlocked, organizationUnblocked } from '#domains/profiles/contract/profile-events.ts';
import { holdLifted, holdPlaced } from '#domains/verification/contract/hold-events.ts';
import type { EventType } from '#platform/contract/event.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import type { z } from 'zod';
import { answerByMessage } from './answer-by-message.ts';
import { beginWait, endWait } from './begin-wait.ts';
import { restartClock, stopClock } from './out-of-sight.ts';
import { tellApplicants } from './tell-applicants.ts';
import { openQuestions } from './waits.repo.ts';

type OfApplication = EventType<z.ZodType<{ applicationId: string }>>;

/** The candidate is asked: times to choose from, an offer to answer, or a document. */
const candidateIsAsked = (event: OfApplication): Subscriber =>
  onEvent(`hiring.wait-for-candidate.${event.name}`, event, (_deps, tx, { at, payload }) =>
    beginWait(tx, payload.applicationId, 'candidate', at),
  );

/** The candidate answered, or what they were asked no longer applies. They owe an answer while something else is asked. */
const candidateIsFree = (event: OfApplication): Subscriber =>
  onEvent(
    `hiring.stop-waiting-for-candidate.${event.name}`,
    event,
    async (deps, tx, { payload: { applicationId } }) => {
      if ((await openQuestions(tx, applicationId)).length === 0) await endWait(deps, tx, applicationId, 'candidate');
    },
  );

export const waitSubscribers: readonly Subscriber[] = [
  onEvent('hiring.wait-for-employer', applicationMade, (_deps, tx, { at, payload }) =>
    beginWait(tx, payload.applicationId, 'employer', at),
  ),
  onEvent('hiring.stop-waiting-for-employer', applicationMoved, async (deps, tx, { payload }) => {
    const { applicationId, actor, to } = payload;
    if (actor === 'employer') await endWait(deps, tx, applicationId, 'employer');
    if (to === 'hired') await endWait(deps, tx, applicationId, 'candidate');
  }),
  onEvent('hiring.stop-waiting-at-the-end', applicationEnded, async (deps, tx, { payload: { applicationId } }) => {
    await endWait(deps, tx, applicationId, 'employer');
    await endWait(deps, tx, applicationId, 'candidate');
  }),
  // Leaving Tallgrass places a hold, too.
  onEvent('hiring.stop-clock-on-hold', holdPlaced, async (deps, tx, { payload: { subjectType, subjectId } }) => {
    if (subjectType === 'person') await stopClock(deps, tx, subjectId);
  }),
  onEvent('hiring.restart-clock-after-hold', holdLifted, async (deps, tx, { payload: { subjectType, subjectId } }) => {
    if (subjectType === 'person') await restartClock(deps, tx, { candidateId: subjectId });
  }),
  onEvent('hiring.stop-clock-of-blocked', organizationBlocked, (deps, tx, { payload: { userId } }) =>
    stopClock(deps, tx, userId),
  ),
  onEvent(
    'hiring.restart-clock-of-unblocked',
    organizationUnblocked,
    (deps, tx, { payload: { userId: candidateId, organizationId } }) =>
      restartClock(deps, tx, { candidateId, organizationId }),
  ),
  onEvent('hiring.tell-applicants-of-pause', jobPausedItself, (deps, tx, { id, payload: { jobId, cause } }) =>
    tellApplicants(deps, tx, jobId, cause, `paused:${id}`),
  ),
  onEvent('hiring.tell-applicants-of-reopening', jobReopenedItself, (deps, tx, { id, payload: { jobId } }) =>
    tellApplicants(deps, tx, jobId, 'reopened', `reopened:${id}`),
  ),
  onEvent('hiring.answer-by-message', messageSent, answerByMessage),
  ...[interviewProposed, offerSent, counterDeclined, documentRequested].map(candidateIsAsked),
  ...[
    interviewBooked,
    interviewDeclined,
    interviewCanceled,
    offerAnswered,
    offerCountered,
    offerWithdrawn,
    offerExpired,
    documentRequestSettled,
  ].map(candidateIsFree),
  onEvent('hiring.wait-for-other-times', interviewMoved, async (deps, tx, { at, payload }) => {
    await endWait(deps, tx, payload.applicationId, 'candidate');
    const isAsked = (await openQuestions(tx, payload.applicationId)).length > 0;
    if (isAsked) await beginWait(tx, payload.applicationId, 'candidate', at);
  }),
];
