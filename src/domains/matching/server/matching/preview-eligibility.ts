import { addDays, dayOf } from '#kernel/days.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { readJobContext, toJobFacts } from './facts/job-facts.repo.ts';
import type { EligibilityPreview } from './partitions/answer.ts';
import { askEligibility } from './partitions/ask.ts';

type JobDraft = Parameters<typeof toJobFacts>[0];

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
  return askEligibility(deps, facts, draft.requiredCertifications);
}
