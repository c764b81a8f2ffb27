import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { openOrganization, organizations } from '#domains/employers/db/organizations.ts';
import { pageOfMySides } from '#domains/employers/server/hiring-team/index.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { interviews, openInterview } from '#domains/hiring/db/interviews/interviews.ts';
import { offers } from '#domains/hiring/db/offers/offers.ts';
import { starts } from '#domains/hiring/db/starts/starts.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { orFirst } from '#platform/db/columns.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { isInPage } from '#platform/server/http/keyset.ts';

/** A calendar program reads all of it each time. */
const MOST = 500;

const parties = {
  application: applications,
  job: jobs,
  organization: openOrganization,
  candidate: profiles.fullName,
} as const;

/** The booked interviews of the transaction's user, on either side, from a time on. */
export function ownInterviews(tx: Tx, from: Date) {
  const key = orFirst(interviews.startsAt);
  const page = pageOfMySides({
    table: interviews,
    key,
    way: 'asc',
    where: and(inArray(interviews.status, ['confirmed', 'completed', 'no_show']), gte(interviews.startsAt, from)),
    limit: MOST,
  });
  return tx
    .select({ interview: openInterview, ...parties })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .leftJoin(profiles, eq(profiles.userId, applications.candidateId))
    .where(isInPage(interviews.id, page))
    .orderBy(key, asc(interviews.id));
}

/** The day that both sides agreed on since the offer, if they did. */
const firstDay = sql<string>`coalesce(
  (select s.start_on::text from ${starts} s where s.application_id = ${offers.applicationId}), ${offers.startDate}::text)`;

/** The accepted offers of the transaction's user, on either side, whose first day is not long ago and was not called off. */
export function ownFirstDays(tx: Tx, from: string) {
  const page = pageOfMySides({
    table: offers,
    key: offers.sentAt,
    way: 'desc',
    where: and(
      eq(offers.status, 'accepted'),
      sql`${firstDay}::date >= ${from}::date`,
      sql`not exists (select 1 from ${starts} s where s.application_id = ${offers.applicationId}
        and s.status in ('withdrawn', 'declined', 'no_show'))`,
    ),
    limit: MOST,
  });
  return tx
    .select({
      id: offers.id,
      startDate: firstDay,
      updatedAt: offers.updatedAt,
      shift: offers.shift,
      ...parties,
    })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .leftJoin(profiles, eq(profiles.userId, applications.candidateId))
    .where(isInPage(offers.id, page))
    .orderBy(asc(firstDay), asc(offers.id));
}
