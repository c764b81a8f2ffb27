import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { applications, interviews, offers } from '#domains/hiring/db/applications.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/db.ts';

interface Window {
  now: Date;
  until: Date;
  hours: number;
}

/**
 * Confirmed interviews with employers in good standing that begin in the window and were set before it opened: whoever has only just agreed to a time
 * needs no reminder of it.
 */
export const interviewsToRemind = (tx: Tx, { now, until, hours }: Window) =>
  tx
    .select({
      interview: interviews,
      jobId: applications.jobId,
      applicationId: applications.id,
      candidateId: applications.candidateId,
      organizationId: applications.organizationId,
      jobTitle: jobs.title,
      zip: jobs.zip,
      organizationName: organizations.name,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(
      and(
        eq(interviews.status, 'confirmed'),
        gt(interviews.startsAt, now),
        lte(interviews.startsAt, until),
        sql`app.organization_is_live(${applications.organizationId})`,
        sql`${interviews.updatedAt} <= ${interviews.startsAt} - make_interval(hours => ${hours})`,
      ),
    );

/** Open offers of employers in good standing that end in the window and were sent before it opened. */
export const offersToRemind = (tx: Tx, { now, until, hours }: Window) =>
  tx
    .select({
      offer: offers,
      applicationId: applications.id,
      candidateId: applications.candidateId,
      jobTitle: jobs.title,
      organizationName: organizations.name,
    })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(
      and(
        eq(offers.status, 'sent'),
        gt(offers.expiresAt, now),
        lte(offers.expiresAt, until),
        sql`app.organization_is_live(${applications.organizationId})`,
        sql`${offers.sentAt} <= ${offers.expiresAt} - make_interval(hours => ${hours})`,
      ),
    );
