import type { z } from 'zod';
import { applicationEnded, applicationMoved } from '#domains/hiring/contract/applications/application-events.ts';
import {
  interviewBooked,
  interviewFinished,
  interviewMoved,
} from '#domains/hiring/contract/interviews/interview-events.ts';
import {
  offerAnswered,
  offerReviewed,
  offerSubmitted,
  offerWithdrawn,
} from '#domains/hiring/contract/offers/offer-events.ts';
import { readParties, signalMove, signalReaders } from '#domains/hiring/server/parties/index.ts';
import type { EventType } from '#platform/contract/event.ts';
import type { Topic } from '#platform/contract/topics.ts';
import { elevate } from '#platform/server/database/db.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';

type OfApplication = EventType<z.ZodType<{ applicationId: string }>>;

/** Notices reach the other side. A colleague who has the same item open learns from this that it was handled. */
const signalOn = (event: OfApplication, topic: Topic): Subscriber =>
  onEvent(`hiring.signal-team.${event.name}`, event, async (_deps, tx, { payload: { applicationId } }) => {
    const { application } = await elevate(tx, () => readParties(tx, applicationId));
    await signalReaders(tx, application, [{ topic, id: applicationId }]);
  });

export const todaySubscribers: readonly Subscriber[] = [
  onEvent('hiring.signal-team.application.moved', applicationMoved, async (_deps, tx, { payload }) => {
    const { applicationId: id, from, to } = payload;
    // New matches come by the thousand, and matching says so once per job.
    if (from !== null) await signalMove(tx, { ...payload, id, stage: to }, [{ topic: 'applications', id }]);
  }),
  onEvent('hiring.signal-team.application.ended', applicationEnded, (_deps, tx, { payload }) => {
    const { applicationId: id, from } = payload;
    // Members see who leaves their part go.
    return signalMove(tx, { ...payload, id, stage: from }, [{ topic: 'applications', id }]);
  }),
  ...[interviewBooked, interviewMoved, interviewFinished].map((event) => signalOn(event, 'interviews')),
  ...[offerAnswered, offerWithdrawn, offerSubmitted, offerReviewed].map((event) => signalOn(event, 'offers')),
];
