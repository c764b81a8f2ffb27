import { and, eq } from 'drizzle-orm';
import { applications } from '#server/db/tables/index.ts';
import { evaluatePair } from '#server/features/matching/index.ts';
import { user } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import { presentJobCard } from '#server/features/applications/index.ts';
import { whatIsShared } from '#server/features/applications/index.ts';
import { jobFacts } from '#server/features/applications/index.ts';

/** What applying to this job by hand would mean: who gets what, and what stands in the way. */
export async function preview(deps: Deps, candidateId: string, jobId: string) {
  const evaluation = await evaluatePair(deps, { candidateId, jobId });
  return deps.db.as(user(candidateId), async (tx) => {
    const facts = await jobFacts(tx, jobId);
    if (!facts || facts.job.status === 'draft') throw notFound('job');
    const [existing] = await tx
      .select({ id: applications.id, stage: applications.stage })
      .from(applications)
      .where(and(eq(applications.jobId, jobId), eq(applications.candidateId, candidateId)));
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
      score: evaluation?.score ?? null,
      existing: existing ?? null,
      ...(await whatIsShared(tx, candidateId)),
    };
  });
}
