import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { offers } from '#domains/hiring/db/offers/offers.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Desk, Found } from '../source.repo.ts';

const ABOUT_TO_EXPIRE_MS = 2 * DAY_MS;

/** Sent offers that expire within two days without an answer. */
export const findOffers = (tx: Tx, desk: Desk, limit: number): Promise<Found[]> =>
  tx
    .select({
      id: offers.id,
      jobId: applications.jobId,
      applicationId: offers.applicationId,
      dueAt: offers.expiresAt,
    })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .where(
      and(
        inArray(offers.organizationId, [...desk.organizationIds]),
        sql`${offers.status} = 'sent'`,
        between(offers.expiresAt, desk.now, new Date(desk.now.getTime() + ABOUT_TO_EXPIRE_MS)),
        desk.hasApplication(applications.id, applications.jobId),
      ),
    )
    .orderBy(asc(offers.expiresAt), asc(offers.id))
    .limit(limit);
