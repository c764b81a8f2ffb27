import { and, eq, inArray } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Open jobs with their employers, in any order. */
export const readOpenJobs = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ job: jobs, organizationName: organizations.name, facilityType: organizations.facilityType })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.status, 'published')));
