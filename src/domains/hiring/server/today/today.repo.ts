import { eq, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { MAY_HIRE_FOR_JOB } from '#domains/jobs/db/my-jobs.ts';
import { candidateProfiles } from '#domains/profiles/db/candidates.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { isOneOf } from '#platform/server/database/search.ts';

/** Those of these applications that the member may see. */
export async function visibleAmong(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.select({ id: applications.id }).from(applications).where(isOneOf(applications.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** The people of these applications; row-level security hides a name that is not disclosed. */
export const peopleOf = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select({
          id: applications.id,
          stage: applications.stage,
          fullName: profiles.fullName,
          pseudonym: candidateProfiles.pseudonym,
          position: candidateProfiles.position,
          approvedPosition: candidateProfiles.approvedPosition,
        })
        .from(applications)
        .leftJoin(candidateProfiles, eq(candidateProfiles.userId, applications.candidateId))
        .leftJoin(profiles, eq(profiles.userId, applications.candidateId))
        .where(isOneOf(applications.id, ids));
export type PersonRow = Awaited<ReturnType<typeof peopleOf>>[number];

export const jobsOf = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select({
          id: jobs.id,
          title: jobs.title,
          zip: jobs.zip,
          facility: organizations.name,
          units: sql<string[]>`array(select o.name from job_units u join organizations o on o.id = u.unit_id
            where u.job_id = ${jobs.id} order by o.name)`,
          mayEdit: sql<boolean>`${jobs.organizationId} in (select app.my_organizations_as('{owner,recruiter}'))`,
          mayHire: MAY_HIRE_FOR_JOB,
        })
        .from(jobs)
        .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
        .where(isOneOf(jobs.id, ids));
export type JobRow = Awaited<ReturnType<typeof jobsOf>>[number];
