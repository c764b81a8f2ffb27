import { evaluatePair } from '#server/features/matching/index.ts';
import { audit } from '#server/platform/audit.ts';
import { admin } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import type { AnswerOf, InputOf } from '#shared/contracts/contract.ts';
import type { explainPair as explainCall, LabHit, searchLab as searchCall } from '#shared/contracts/console.ts';
import { findJobs, findPeople } from './lab.repo.ts';

export const searchLab = (
  deps: Deps,
  me: string,
  { kind, q }: InputOf<typeof searchCall>['query'],
): Promise<LabHit[]> => deps.db.as(admin(me), (tx) => (kind === 'person' ? findPeople(tx, q) : findJobs(tx, q)));

/** The engine's own word on one pair, computed now. Looking at a person is written down. */
export async function explainPair(
  deps: Deps,
  me: string,
  { personId, jobId }: InputOf<typeof explainCall>['query'],
): Promise<AnswerOf<typeof explainCall>> {
  const found = await evaluatePair(deps, { candidateId: personId, jobId });
  if (!found) throw notFound('pair');
  await deps.db.as(admin(me), (tx) =>
    audit(tx, {
      actorId: me,
      action: 'match.explained',
      subjectType: 'person',
      subjectId: personId,
      detail: { jobId },
    }),
  );
  const { eligible, gates, score, reasons, matchId } = found;
  return { eligible, gates, score, reasons, isStored: matchId !== null };
}
