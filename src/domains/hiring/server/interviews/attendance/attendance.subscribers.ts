import {
  interviewAccountGiven,
  interviewCorrected,
  interviewFinished,
} from '#domains/hiring/contract/interviews/interview-events.ts';
import { readInterview } from '../interviews.repo.ts';
import { namesOf, notifyParties, otherSide } from '#domains/hiring/server/parties/index.ts';
import { auditOn } from '#platform/server/audit.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { absenceClaimed, recordCorrected } from './attendance.notices.ts';
import { recordAccount } from './give-account.ts';

export const attendanceSubscribers: readonly Subscriber[] = [
  onEvent('hiring.account-of-outcome', interviewFinished, async (deps, tx, { payload }) => {
    const { interviewId, actorId, result } = payload;
    if (!actorId) return;
    const interview = await readInterview(tx, interviewId);
    const account = result === 'no_show' ? 'other_absent' : 'took_place';
    await recordAccount(deps, tx, { interview, side: 'employer', userId: actorId }, account);
  }),
  onEvent('hiring.notify-of-claimed-absence', interviewAccountGiven, async (deps, tx, { id, payload }) => {
    if (payload.account !== 'other_absent') return;
    await notifyParties(deps, tx, absenceClaimed, payload.applicationId, {
      to: [otherSide(payload.side)],
      data: namesOf,
      dedupeKey: `${absenceClaimed.kind}:${id}`,
    });
  }),
  onEvent('hiring.notify-of-corrected-interview', interviewCorrected, async (deps, tx, { id, payload }) => {
    const { applicationId, to } = payload;
    await notifyParties(deps, tx, recordCorrected, applicationId, {
      // A candidate who is said to have been absent is asked about it instead.
      to: to === 'no_show' ? ['employer'] : ['candidate', 'employer'],
      data: (parties) => ({ ...namesOf(parties), to }),
      dedupeKey: `${recordCorrected.kind}:${id}`,
    });
  }),
  auditOn(interviewCorrected, ({ actorId, interviewId, to }) => ({
    actorId,
    action: 'interview.corrected',
    subjectType: 'interview',
    subjectId: interviewId,
    detail: { to },
  })),
  auditOn(interviewAccountGiven, ({ actorId, interviewId, side, account }) => ({
    actorId,
    action: 'interview.account_given',
    subjectType: 'interview',
    subjectId: interviewId,
    detail: { side, account },
  })),
];
