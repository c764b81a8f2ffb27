import { z } from 'zod';
import type { MatchReceipt } from '#domains/matching/engine/types.ts';
import { presentGates, presentScore } from '#domains/matching/server/matching/index.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type {
  answerAppeal as answerCall,
  listAppeals as listCall,
  AppealView,
} from '#domains/matching/contract/appeals.ts';
import { appealAnswered } from '#domains/matching/contract/appeal-events.ts';
import { closeAppeal, findAppeal, listAppealRows, type AppealRow } from './appeals.repo.ts';

const cursorKey = z.tuple([exactTimestamp, z.uuid()]);

export const listAppeals = (
  deps: Deps,
  me: string,
  { status, cursor, limit }: InputOf<typeof listCall>['query'],
): Promise<AnswerOf<typeof listCall>> =>
  deps.db.as(admin(me), async (tx) => {
    const rows = await listAppealRows(tx, { status, after: decodeCursor(cursor, cursorKey), limit });
    return pageFrom(rows, limit, present, ({ key, appeal: review }) => [key, review.id]);
  });

export const answerAppeal = (
  deps: Deps,
  me: string,
  id: string,
  { outcome, answer }: InputOf<typeof answerCall>['body'],
): Promise<AppealView> =>
  deps.db.as(admin(me), async (tx) => {
    const found = await findAppeal(tx, id);
    if (!found) throw notFound('appeal');
    const wasOpen = await closeAppeal(tx, id, { outcome, answer, answeredBy: me, answeredAt: deps.clock.now() });
    if (!wasOpen) throw wrongState('This appeal has already been answered.', 'answered');
    const { candidateId, askedBy, jobId, side } = found.appeal;
    await publish(deps, tx, appealAnswered, {
      appealId: id,
      jobId,
      candidateId,
      side,
      askedBy,
      answeredBy: me,
      outcome,
    });
    const answered = await findAppeal(tx, id);
    if (!answered) throw notFound('appeal');
    return present(answered);
  });

function present({ appeal: review, askedBy, person, job }: AppealRow): AppealView {
  const receipt = review.receipt as MatchReceipt;
  const score = presentScore({ receipt, createdAt: review.createdAt });
  return {
    id: review.id,
    side: review.side,
    askedBy: askedBy ?? 'Former member',
    personId: review.candidateId,
    person: person ?? 'Former member',
    jobId: review.jobId,
    job,
    question: review.question,
    status: review.status,
    outcome: review.outcome,
    answer: review.answer,
    createdAt: review.createdAt.toISOString(),
    answeredAt: review.answeredAt?.toISOString() ?? null,
    receipt: {
      eligible: receipt.eligible,
      compatibility: receipt.compatibility,
      engineVersion: receipt.engineVersion,
      weightsVersion: receipt.weightsVersion,
      fingerprint: receipt.fingerprint,
      gates: presentGates(receipt).map(({ isOwnWish: _own, ...gate }) => gate),
      candidateSide: score.candidateSide,
      employerSide: score.employerSide,
      candidateScore: score.candidateScore,
      employerScore: score.employerScore,
    },
  };
}
