import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { jobs } from './jobs.ts';
import { jobPayApprovals, payApprovers } from './pay-approvals.ts';

/** The rule of the organization, or of the nearest one above it that has one, for a query over `organizations`. */
export const isNearestRule = sql`${payApprovers.organizationId} = (select p.organization_id from pay_approvers p
  where p.organization_id = any(${organizations.path})
  order by array_position(${organizations.path}, p.organization_id) desc limit 1)`;

/** Whether the saved range of a job is one that the rule covers. */
export const isCovered = sql`${jobs.payMaxCents} >= coalesce(${payApprovers.fromCents}, 0)`;

/** The same range as the job has now. */
export const isSameRange = and(
  eq(jobPayApprovals.payMinCents, jobs.payMinCents),
  eq(jobPayApprovals.payMaxCents, jobs.payMaxCents),
);

/** Whether a user is a member, in one of the given roles, of the organization or of one above it. */
export const isMemberOf = (userId: SQLWrapper, roles: SQL = sql`true`) => sql<boolean>`exists (
  select 1 from organization_members m
  where m.organization_id = any(${organizations.path}) and m.user_id = ${userId} and ${roles})`;
