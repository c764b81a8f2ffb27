import type { z } from 'zod';
import type { EventType, Initiator } from '#platform/contract/event.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import {
  applicationEnded,
  applicationMade,
  applicationMoved,
} from '#domains/hiring/contract/applications/application-events.ts';
import {
  documentRequested,
  documentRequestSettled,
} from '#domains/hiring/contract/document-requests/document-request-events.ts';
import {
  interviewBooked,
  interviewCanceled,
  interviewCorrected,
  interviewDeclined,
  interviewFinished,
  interviewMoved,
  interviewProposed,
} from '#domains/hiring/contract/interviews/interview-events.ts';
import {
  offerAnswered,
  offerCountered,
  offerExpired,
  offerSent,
  offerWithdrawn,
} from '#domains/hiring/contract/offers/offer-events.ts';
import {
  startDateAnswered,
  startDateProposed,
  startItemMarked,
  startPlanned,
  startSettled,
} from '#domains/hiring/contract/starts/start-events.ts';
import { insertTimelineEntry, type NewTimelineEntry } from './timeline.repo.ts';

type HiringEvent = EventType<z.ZodType<Initiator & { applicationId: string }>>;

/** Projects an event onto the timeline of its application; null when another entry already tells it. */
const project = <E extends HiringEvent>(
  event: E,
  toEntry: (
    payload: z.output<E['payload']>,
  ) => Pick<NewTimelineEntry, 'kind' | 'fromStage' | 'toStage' | 'detail'> | null,
): Subscriber =>
  onEvent(`timeline.${event.name}`, event, async (_deps, tx, { at, payload }) => {
    const entry = toEntry(payload as z.output<E['payload']>);
    if (!entry) return;
    const { applicationId, actor, actorId } = payload;
    await insertTimelineEntry(tx, { applicationId, actor, actorId, at, ...entry });
  });

export const timelineSubscribers: readonly Subscriber[] = [
  project(applicationMade, ({ from, source }) => ({
    kind: 'stage',
    fromStage: from,
    toStage: 'applied',
    detail: { source },
  })),
  project(applicationMoved, ({ from, to }) => ({ kind: 'stage', fromStage: from, toStage: to })),
  project(applicationEnded, ({ from, to, end }) =>
    // The erasure withdrew it in the database; what follows is only the end of its interviews and its offer.
    end.cause === 'person_erased'
      ? null
      : {
          kind: 'stage',
          fromStage: from,
          toStage: to,
          detail: { reason: end.cause === 'declined' ? end.reason : end.cause },
        },
  ),
  project(interviewProposed, ({ interviewId }) => ({ kind: 'interview_proposed', detail: { interviewId } })),
  project(interviewBooked, ({ interviewId }) => ({ kind: 'interview_confirmed', detail: { interviewId } })),
  project(interviewMoved, ({ interviewId }) => ({ kind: 'interview_rescheduled', detail: { interviewId } })),
  project(interviewDeclined, ({ interviewId }) => ({ kind: 'interview_declined', detail: { interviewId } })),
  project(interviewCanceled, ({ interviewId }) => ({ kind: 'interview_canceled', detail: { interviewId } })),
  project(interviewFinished, ({ interviewId, result }) => ({
    kind: result === 'completed' ? 'interview_completed' : 'interview_no_show',
    detail: { interviewId },
  })),
  project(interviewCorrected, ({ interviewId }) => ({ kind: 'interview_corrected', detail: { interviewId } })),
  project(offerSent, ({ offerId }) => ({ kind: 'offer_sent', detail: { offerId } })),
  project(offerCountered, ({ offerId }) => ({ kind: 'offer_countered', detail: { offerId } })),
  // An accepted offer shows as the stage 'hired'.
  project(offerAnswered, ({ offerId, answer }) =>
    answer === 'accepted' ? null : { kind: 'offer_declined', detail: { offerId } },
  ),
  project(offerWithdrawn, ({ offerId }) => ({ kind: 'offer_rescinded', detail: { offerId } })),
  project(documentRequested, ({ requestId }) => ({ kind: 'document_requested', detail: { requestId } })),
  project(documentRequestSettled, ({ requestId, to }) => ({ kind: `document_${to}` as const, detail: { requestId } })),
  project(startPlanned, ({ startOn }) => ({ kind: 'start_planned', detail: { startOn } })),
  project(startItemMarked, ({ itemId, isDone }) => ({
    kind: isDone ? 'start_item_done' : 'start_item_reopened',
    detail: { itemId },
  })),
  project(startDateProposed, ({ startOn }) => ({ kind: 'start_date_proposed', detail: { startOn } })),
  project(startDateAnswered, ({ startOn, answer }) => ({
    kind: `start_date_${answer}` as const,
    detail: { startOn },
  })),
  project(startSettled, ({ to }) => ({ kind: `start_${to}` as const })),
  project(offerExpired, ({ offerId }) => ({ kind: 'offer_expired', detail: { offerId } })),
];
