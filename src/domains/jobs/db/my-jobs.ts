import { sql, type SQL } from 'drizzle-orm';
import { jobs } from './jobs.ts';

/**
 * Whether the viewer sees a job as a member of its organization, in a query over `jobs`; seeing it as a published one is
 * not enough. `app.is_my_job` answers the same for one job.
 */
export const IS_MY_JOB: SQL = sql`(${jobs.organizationId} in (select app.my_organizations_as('{owner,recruiter,viewer}'))
  or ${jobs.id} in (select app.my_part_of_jobs()))`;

/** Whether the viewer decides on the people of a job, in a query over `jobs`. */
export const MAY_HIRE_FOR_JOB = sql<boolean>`(${jobs.organizationId} in (select app.my_organizations_as('{owner,recruiter}'))
  or ${jobs.id} in (select app.my_managed_jobs()))`;
