import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { ListedStage, PeopleScope, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { FactState, Position, Shift, UsState } from '#kernel/vocabulary.ts';
import type { Tx } from '#platform/server/database/db.ts';

const scopeOf = (scope: PeopleScope) =>
  scope.kind === 'job'
    ? eq(jobs.id, scope.id)
    : scope.kind === 'unit'
      ? sql`(${jobs.organizationId} in (select o.id from organizations o where o.path @> array[${scope.id}::uuid])
          or exists (select 1 from job_units u where u.job_id = ${jobs.id} and u.unit_id = ${scope.id}))`
      : undefined;

/** The reader's own jobs in a scope, without drafts; seeing a job as a published one is not enough. */
export const jobsIn = (tx: Tx, scope: PeopleScope) =>
  tx
    .select({
      id: jobs.id,
      title: jobs.title,
      position: jobs.position,
      state: jobs.state,
      startDate: jobs.startDate,
      latitude: jobs.latitude,
      longitude: jobs.longitude,
      required: jobs.requiredCertifications,
      added: jobs.addedRequirements,
    })
    .from(jobs)
    .where(
      and(
        scopeOf(scope),
        ne(jobs.status, 'draft'),
        sql`${jobs.organizationId} in (select app.my_hiring_organizations())`,
      ),
    )
    .orderBy(asc(jobs.id));
export type ScopeJob = Awaited<ReturnType<typeof jobsIn>>[number];

export interface PersonRow extends Record<string, unknown> {
  application_id: string;
  job_id: string;
  stage: ListedStage | 'withdrawn';
  /** Whole points; -1 without a match. */
  fit: number;
  full_name: string | null;
  pseudonym: string | null;
  position: Position | null;
  years: number | null;
  words: string | null;
  home_state: UsState | null;
  home_latitude: number | null;
  home_longitude: number | null;
  shifts: Shift[];
  earliest_start: string | null;
  licenses: { type: Position; state: UsState; isCompact: boolean; expiresOn: string | null; check: FactState }[] | null;
  certifications: { kind: string; expiresOn: string | null }[] | null;
  tags: PersonOfJob['tags'];
  step: PersonOfJob['step'];
  last_at: string;
  owed_side: 'candidate' | 'employer' | null;
  owed_since: string | null;
  owed_due: string | null;
}

/** Everyone whom the reader sees in these jobs, with what the stage discloses. */
export async function peopleOf(tx: Tx, jobIds: readonly string[]): Promise<PersonRow[]> {
  const { rows } = await tx.execute<PersonRow>(
    sql`select application_id, job_id, stage, fit, full_name, pseudonym, position, years, words, home_state,
      home_latitude, home_longitude, shifts, earliest_start::text, licenses, certifications, tags, step,
      to_json(last_at) as last_at, owed_side, to_json(owed_since) as owed_since, to_json(owed_due) as owed_due
    from app.people_of_jobs(${sql.param([...jobIds])}::uuid[])`,
  );
  return rows;
}
