import { offerAnswered } from '#domains/hiring/contract/offers/offer-events.ts';
import {
  startDateAnswered,
  startDateProposed,
  startItemMarked,
  startNoticeGiven,
  startPacketTaken,
  startPlanned,
  startQuestionDue,
  startSettled,
} from '#domains/hiring/contract/starts/start-events.ts';
import { namesOf, otherSide, type Side } from '#domains/hiring/server/parties/index.ts';
import { auditOn, type AuditEntry } from '#platform/server/audit.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { noticeOf } from './notice-of.ts';
import { notifySides } from './notify-sides.ts';
import { openStart } from './open-start.ts';
import { acceptedStartDay, findStart } from './starts.repo.ts';
import * as notices from './starts.notices.ts';

const auditEntry = (
  action: string,
  { actorId, applicationId }: { actorId: string | null; applicationId: string },
  detail?: AuditEntry['detail'],
): AuditEntry => ({
  actorId,
  action: `start.${action}`,
  subjectType: 'application',
  subjectId: applicationId,
  ...(detail && { detail }),
});

const sideOfActor = (actor: string): Side => (actor === 'candidate' ? 'candidate' : 'employer');

export const startSubscribers: readonly Subscriber[] = [
  onEvent('hiring.open-start', offerAnswered, async (deps, tx, { payload: { offerId, applicationId, answer } }) => {
    if (answer === 'accepted') await openStart(deps, tx, applicationId, await acceptedStartDay(tx, offerId));
  }),
  onEvent('hiring.notify-of-start', startPlanned, (deps, tx, { payload: { applicationId, startOn } }) =>
    notifySides(deps, tx, notices.getReady, applicationId, {
      to: ['candidate'],
      data: (parties) => ({ ...namesOf(parties), startOn }),
      dedupeKey: `start:${applicationId}`,
    }),
  ),
  onEvent('hiring.notify-of-proposed-start', startDateProposed, (deps, tx, { id, payload }) =>
    notifySides(deps, tx, notices.dateProposed, payload.applicationId, {
      to: [otherSide(sideOfActor(payload.actor))],
      data: (parties) => ({ ...namesOf(parties), startOn: payload.startOn }),
      dedupeKey: `start-date:${id}`,
    }),
  ),
  onEvent('hiring.notify-of-answered-start', startDateAnswered, (deps, tx, { id, payload }) =>
    notifySides(deps, tx, notices.dateAnswered, payload.applicationId, {
      to: [otherSide(sideOfActor(payload.actor))],
      data: (parties) => ({ ...namesOf(parties), startOn: payload.startOn, answer: payload.answer }),
      dedupeKey: `start-date:${id}`,
    }),
  ),
  onEvent('hiring.notify-of-start-notice', startNoticeGiven, async (deps, tx, { payload: { applicationId } }) => {
    const notice = noticeOf(await findStart(tx, applicationId));
    if (!notice) return;
    await notifySides(deps, tx, notices.preAdverse, applicationId, {
      to: ['candidate'],
      data: (parties) => ({ ...namesOf(parties), answerUntil: notice.answerUntil }),
      dedupeKey: `start-notice:${applicationId}`,
    });
  }),
  onEvent('hiring.notify-of-settled-start', startSettled, async (deps, tx, { id, payload }) => {
    const { applicationId, to, actor } = payload;
    if (to === 'started') return;
    const { start } = await findStart(tx, applicationId);
    await notifySides(deps, tx, notices.startEnded, applicationId, {
      to: [otherSide(sideOfActor(actor))],
      data: (parties) => ({ ...namesOf(parties), to, reason: start.settledReason }),
      dedupeKey: `start-ended:${id}`,
    });
  }),
  onEvent('hiring.ask-how-it-goes', startQuestionDue, (deps, tx, { payload: { applicationId, day } }) =>
    notifySides(deps, tx, notices.howItGoes, applicationId, {
      to: ['candidate', 'employer'],
      data: (parties) => ({ ...namesOf(parties), day }),
      dedupeKey: `start-question:${applicationId}:${day}`,
    }),
  ),
  auditOn(startPlanned, (payload) => auditEntry('planned', payload)),
  auditOn(startItemMarked, ({ itemId, isDone, ...payload }) => auditEntry('item_marked', payload, { itemId, isDone })),
  auditOn(startDateProposed, ({ startOn, ...payload }) => auditEntry('date_proposed', payload, { startOn })),
  auditOn(startDateAnswered, ({ startOn, answer, ...payload }) =>
    auditEntry('date_answered', payload, { startOn, answer }),
  ),
  auditOn(startNoticeGiven, (payload) => auditEntry('notice_given', payload)),
  auditOn(startSettled, ({ to, ...payload }) => auditEntry('settled', payload, { to })),
  auditOn(startPacketTaken, ({ format, ...payload }) => auditEntry('packet_taken', payload, { format })),
];
