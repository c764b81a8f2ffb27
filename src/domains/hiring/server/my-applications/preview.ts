import { evaluatePair } from '#domains/matching/server/matching/index.ts';
import { checkerFor } from '#domains/verification/server/requirements/index.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { existingWith } from './my-applications.repo.ts';
import { jobFacts, presentJobCard } from '#domains/hiring/server/applications/index.ts';
import { whatIsShared } from '#domains/hiring/server/sharing/index.ts';

/** What applying to this job would share, and what keeps the candidate from it. */
export async function preview(deps: Deps, candidateId: string, jobId: string) {
  const evaluation = await evaluatePair(deps, { candidateId, jobId });
  return deps.db.as(user(candidateId), async (tx) => {
    const facts = await jobFacts(tx, jobId);
    if (!facts || facts.job.status === 'draft') throw notFound('job');
    const existing = await existingWith(tx, candidateId, jobId);
    const isOpen = !existing || ['matched', 'dismissed', 'withdrawn'].includes(existing.stage);
    const gates = evaluation?.gates ?? [];
    return {
      job: {
        ...presentJobCard(facts.job, facts.organizationName, facts.facilityType),
        description: facts.job.description ?? '',
      },
      canApply:
        facts.job.status === 'published' &&
        isOpen &&
        evaluation !== null &&
        gates.every((gate) => gate.passed || gate.isOwnWish),
      gates: gates.map(({ isOwnWish: _own, ...gate }) => gate),
      changes: evaluation?.changes ?? [],
      score: evaluation?.score ?? null,
      requirements: (await checkerFor(deps, tx, candidateId))(facts.job),
      existing,
      ...(await whatIsShared(tx, candidateId)),
    };
  });
}
