import { appealAnswered, appealAsked } from '#domains/matching/contract/appeal-events.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { auditOn } from '#platform/server/audit.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { answeredAppeal } from './appeals.notices.ts';
import { findAppeal } from './appeals.repo.ts';

export const appealSubscribers: readonly Subscriber[] = [
  onEvent('matching.notify-of-answered-appeal', appealAnswered, async (deps, tx, { payload }) => {
    const { appealId, jobId, side, askedBy } = payload;
    const found = await findAppeal(tx, appealId);
    if (!found?.appeal.answer) return;
    await notify(deps, tx, answeredAppeal, {
      userId: askedBy,
      href: side === 'candidate' ? '/job-seeker/dashboard' : `/employer/jobs/${jobId}`,
      data: { jobTitle: found.job, answer: found.appeal.answer },
      dedupeKey: `match-review:${appealId}`,
    });
  }),
  auditOn(appealAsked, ({ appealId, jobId, candidateId, side, askedBy }) => ({
    actorId: askedBy,
    action: 'match_review.asked',
    subjectType: 'person',
    subjectId: candidateId,
    detail: { reviewId: appealId, jobId, side },
  })),
  auditOn(appealAnswered, ({ appealId, jobId, candidateId, answeredBy, outcome }) => ({
    actorId: answeredBy,
    action: 'match_review.answered',
    subjectType: 'person',
    subjectId: candidateId,
    detail: { reviewId: appealId, jobId, outcome },
  })),
];
