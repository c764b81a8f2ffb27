import { TIGHTEST_WORDS } from '#domains/matching/engine/explain/explain.ts';
import { dayOf } from '#kernel/days.ts';
import { user } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { roundedCount } from '#domains/matching/contract/rounded-count.ts';
import { readSurroundings, toJobFacts } from './facts/job-facts.repo.ts';
import { marketOf } from './market/market.ts';

type JobDraft = Parameters<typeof toJobFacts>[0];

export interface EligibilityPreview {
  /** 'fewer than 5' or 'about 35'; null while the draft lacks what matching needs. */
  count: { text: string; atLeast: number } | null;
  /** What keeps most people out, in words; null when nothing does. */
  tightest: string | null;
}

/** How many people would be eligible for a job that is still being written, rounded, and its tightest requirement. */
export async function previewEligibility(
  deps: Deps,
  userId: string,
  organizationId: string,
  draft: Omit<JobDraft, 'id' | 'status'>,
): Promise<EligibilityPreview> {
  const around = await deps.db.as(user(userId), (tx) => readSurroundings(tx, organizationId, draft.position));
  if (!around) throw notFound('organization');
  // The dates come last on the form and shut few out: until they are there, it is counted for today.
  const today = dayOf(deps.clock.now());
  const startDate = draft.startDate ?? today;
  const dated = { ...draft, startDate, validThrough: draft.validThrough ?? startDate };
  const facts = toJobFacts({ ...dated, id: 'draft', status: 'published' }, around);
  if (!facts) return { count: null, tightest: null };
  const reach = (await marketOf(deps).engines()).forEmployers.reach(facts);
  return { count: roundedCount(reach.eligible), tightest: (reach.tightest && TIGHTEST_WORDS[reach.tightest]) ?? null };
}
