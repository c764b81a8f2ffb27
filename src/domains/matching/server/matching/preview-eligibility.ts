import { TIGHTEST_WORDS } from '#domains/matching/engine/explain/explain.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { roundedCount } from '#domains/matching/contract/rounded-count.ts';
import { readJobContext, toJobFacts } from './facts/job-facts.repo.ts';
import { marketOf } from './market/market.ts';
import { relaxationsOf, type Relaxation } from './relaxations.ts';

type JobDraft = Parameters<typeof toJobFacts>[0];

export interface EligibilityPreview {
  /** 'fewer than 5' or 'about 35'; null while the draft lacks required fields. */
  count: { text: string; atLeast: number } | null;
  /** The requirement that excludes most people; null when none does. */
  tightest: string | null;
  /** What would make clearly more people eligible, most first. */
  relax: Relaxation[];
}

/** Few people can start today: a draft without a start date must not name that date as its tightest requirement. */
const USUAL_NOTICE_DAYS = 30;

/** The rounded number of people eligible for a draft, its tightest requirement, and what to relax. */
export async function previewEligibility(
  deps: Deps,
  userId: string,
  organizationId: string,
  draft: Omit<JobDraft, 'id' | 'status'>,
): Promise<EligibilityPreview> {
  const around = await deps.db.as(user(userId), (tx) => readJobContext(tx, organizationId, draft.position));
  if (!around) throw notFound('organization');
  const startDate = draft.startDate ?? addDays(dayOf(deps.clock.now()), USUAL_NOTICE_DAYS);
  const dated = { ...draft, startDate, validThrough: draft.validThrough ?? startDate };
  const facts = toJobFacts({ ...dated, id: 'draft', status: 'published' }, around);
  if (!facts) return { count: null, tightest: null, relax: [] };
  const { forEmployers } = await marketOf(deps).engines();
  const reach = forEmployers.reach(facts);
  return {
    count: roundedCount(reach.eligible),
    tightest: (reach.tightest && TIGHTEST_WORDS[reach.tightest]) ?? null,
    relax: relaxationsOf(facts, draft.requiredCertifications, reach, (job) => forEmployers.reach(job)),
  };
}
