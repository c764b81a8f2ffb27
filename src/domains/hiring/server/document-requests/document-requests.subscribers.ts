import { applicationEnded } from '#domains/hiring/contract/applications/application-events.ts';
import { conversationHref } from '#domains/hiring/contract/conversations/conversations.ts';
import {
  documentRequested,
  documentRequestSettled,
} from '#domains/hiring/contract/document-requests/document-request-events.ts';
import { markTakenBack, markWritten, restoreTurn } from '#domains/hiring/server/conversations/index.ts';
import { namesOf, notifyParties } from '#domains/hiring/server/parties/index.ts';
import { auditOn } from '#platform/server/audit.ts';
import { SYSTEM } from '#platform/contract/event.ts';
import { publish } from '#platform/server/events/publish.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { documentAnswered, documentAsked } from './document-requests.notices.ts';
import { lockRequest, withdrawAll } from './document-requests.repo.ts';

export const documentRequestSubscribers: readonly Subscriber[] = [
  onEvent('hiring.ask-for-document', documentRequested, async (deps, tx, { at, payload }) => {
    const { requestId, applicationId, actorId } = payload;
    const request = await lockRequest(tx, requestId);
    if (!request || !actorId) return;
    await markWritten(tx, { conversationId: applicationId, side: 'employer', actorId, at });
    await notifyParties(deps, tx, documentAsked, applicationId, {
      to: ['candidate'],
      data: (parties) => ({ ...namesOf(parties), kind: request.kind }),
      dedupeKey: `document-request:${requestId}`,
      screen: () => conversationHref(applicationId),
    });
  }),
  onEvent('hiring.answer-document-request', documentRequestSettled, async (deps, tx, { at, payload }) => {
    const { requestId, applicationId, actor, actorId, to } = payload;
    const request = await lockRequest(tx, requestId);
    if (!request || !actorId || (actor !== 'candidate' && actor !== 'employer')) return;
    const step = { conversationId: applicationId, actorId, at };
    if (to === 'withdrawn') {
      await markTakenBack(tx, step);
      return;
    }
    await markWritten(tx, { ...step, side: actor });
    await notifyParties(deps, tx, documentAnswered, applicationId, {
      to: ['employer'],
      data: (parties) => ({ ...namesOf(parties), kind: request.kind, isGiven: to === 'given' }),
      dedupeKey: `document-request:${requestId}:${to}`,
      screen: () => conversationHref(applicationId),
    });
  }),
  onEvent('hiring.end-document-requests', applicationEnded, async (deps, tx, { at, payload: { applicationId } }) => {
    const ended = await withdrawAll(tx, applicationId, at);
    if (ended.length > 0) await restoreTurn(tx, applicationId, at);
    for (const requestId of ended) {
      const settled = { ...SYSTEM, requestId, applicationId, to: 'withdrawn' } as const;
      await publish(deps, tx, documentRequestSettled, settled);
    }
  }),
  auditOn(documentRequested, ({ actorId, requestId }) => ({
    actorId,
    action: 'document.requested',
    subjectType: 'document_request',
    subjectId: requestId,
  })),
  auditOn(documentRequestSettled, ({ actorId, requestId, to }) => ({
    actorId,
    action: `document.request_${to}`,
    subjectType: 'document_request',
    subjectId: requestId,
  })),
];
