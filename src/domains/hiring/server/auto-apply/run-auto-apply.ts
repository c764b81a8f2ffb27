import { apply } from '#domains/hiring/server/applications/index.ts';
import { elevate, user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { lockAutoApply, shownButNotApplied } from './auto-apply.repo.ts';
import { viewAutoApply } from './settings.ts';

/**
 * Applies to the candidate's best matches that employers can see until one of the candidate's own limits is reached.
 * Acts as the candidate, runs once at a time per candidate, and skips a match that is no longer open.
 */
export const runAutoApply = (deps: Deps, candidateId: string): Promise<void> =>
  deps.db.as(user(candidateId), async (tx) => {
    await lockAutoApply(tx, candidateId);
    for (const jobId of await elevate(tx, () => shownButNotApplied(tx, candidateId))) {
      const limits = await viewAutoApply(deps, candidateId);
      if (!limits.enabled || limits.appliedToday >= limits.dailyCap || limits.active >= limits.activeCap) return;
      await applyUnlessChanged(deps, candidateId, jobId);
    }
  });

async function applyUnlessChanged(deps: Deps, candidateId: string, jobId: string): Promise<void> {
  try {
    await apply(deps, { candidateId, jobId, source: 'auto' });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
    deps.log.info({ candidateId, jobId, code: error.code }, 'not applied on behalf: no longer possible');
  }
}
