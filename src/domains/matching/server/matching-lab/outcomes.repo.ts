import { sql } from 'drizzle-orm';
import type { GroupCount } from '#domains/matching/engine/analysis/adverse-impact.ts';
import type { OutcomeRow } from '#domains/matching/engine/analysis/learning.ts';
import type { Contribution, Feature } from '#domains/matching/engine/types.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import { outcomeOf } from './outcome-of.ts';

/** Maximum recent outcomes to learn from. */
const MOST = 20_000;

interface Row extends Record<string, unknown> {
  job: string;
  stage: ApplicationStage;
  stayed: boolean;
  /** The candidate said no for what the job is. */
  unfit: boolean;
  parts: readonly Contribution[];
}

/** Outcome of each showing, with the features from its receipt. */
export async function readOutcomes(tx: Tx): Promise<OutcomeRow[]> {
  const { rows } = await tx.execute<Row>(sql`
    select a.job_id as job, a.stage, a.id in (select application_id from app.stayed_applications()) as stayed,
      a.id in (select application_id from app.unfit_applications()) as unfit,
      (m.receipt -> 'candidateSide') || (m.receipt -> 'employerSide') as parts
    from applications a join matches m on m.job_id = a.job_id and m.candidate_id = a.candidate_id
    left join match_views v on v.job_id = a.job_id and v.candidate_id = a.candidate_id
    where v.allocated_at is not null or a.applied_at is not null
    order by a.updated_at desc limit ${MOST}`);
  return rows.map(({ job, stage, stayed, unfit, parts }) => ({
    group: job,
    outcome: outcomeOf(stage, { stayed, unfit }),
    values: Object.fromEntries(parts.map(({ feature, value }) => [feature, value])) as Record<Feature, number>,
  }));
}

/** Showings with a known outcome, and whether it was a hire. */
export async function readEnds(tx: Tx): Promise<{ rankScore: number; hired: boolean }[]> {
  const { rows } = await tx.execute<{ rankScore: number; hired: boolean } & Record<string, unknown>>(sql`
    select m.rank_score as "rankScore", a.stage = 'hired' as hired
    from applications a join matches m on m.job_id = a.job_id and m.candidate_id = a.candidate_id
    where a.stage in ('hired', 'rejected', 'withdrawn', 'dismissed')
    order by a.updated_at desc limit ${MOST}`);
  return rows;
}

interface Count extends Record<string, unknown> {
  attribute: string;
  answer: string;
  chosen: number;
  total: number;
}

/** Selected people per group and attribute. Small groups never leave the database. */
export async function countGroups(
  tx: Tx,
  people: { considered: readonly string[]; selected: readonly string[] },
): Promise<ReadonlyMap<string, GroupCount[]>> {
  const { rows } = await tx.execute<Count>(sql`
    select attribute, answer, chosen, total from app.impact_counts(
      ${sql.param([...people.considered])}::uuid[], ${sql.param([...people.selected])}::uuid[])`);
  const byAttribute = new Map<string, GroupCount[]>();
  for (const { attribute, answer, chosen, total } of rows) {
    const counts = byAttribute.get(attribute) ?? [];
    counts.push({ group: answer, selected: chosen, total });
    byAttribute.set(attribute, counts);
  }
  return byAttribute;
}
