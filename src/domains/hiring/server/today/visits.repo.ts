import { and, eq, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SinceKind } from '#domains/hiring/contract/today.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { interviews } from '#domains/hiring/db/interviews/interviews.ts';
import { offers } from '#domains/hiring/db/offers/offers.ts';
import { conversations } from '#domains/hiring/db/conversations/conversations.ts';
import { deskVisits } from '#domains/hiring/db/team/desk-visits.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Desk } from './source.repo.ts';

export async function visitOf(tx: Tx, userId: string) {
  const [row] = await tx.select().from(deskVisits).where(eq(deskVisits.userId, userId));
  return row ?? null;
}

/** An administrator who acts for a member reads what the member would, and leaves no trace of a visit. */
export async function isActed(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ acted: boolean }>(sql`select app.is_acted() as acted`);
  return rows[0]?.acted ?? false;
}

export const saveVisit = (tx: Tx, visit: typeof deskVisits.$inferInsert) =>
  tx
    .insert(deskVisits)
    .values(visit)
    .onConflictDoUpdate({
      target: deskVisits.userId,
      set: { visitedAt: visit.visitedAt, beforeAt: visit.beforeAt ?? null },
    });

/** The applications of one kind of news since then, at most `limit`; as the service, like the sources. */
type Find = (tx: Tx, desk: Desk, since: Date, limit: number) => Promise<{ id: string }[]>;

/** What counts as one kind of news: the table's organization, the time it happened, and what else it takes. */
const isNews = (
  { organizationIds, hasApplication }: Desk,
  since: Date,
  { organizationId, at, is }: { organizationId: PgColumn; at: PgColumn; is?: SQL | undefined },
) =>
  and(
    inArray(organizationId, [...organizationIds]),
    is,
    gt(at, since),
    hasApplication(applications.id, applications.jobId),
  );

const findOffers =
  (status: 'accepted' | 'declined'): Find =>
  (tx, desk, since, limit) =>
    tx
      .selectDistinct({ id: applications.id })
      .from(offers)
      .innerJoin(applications, eq(applications.id, offers.applicationId))
      .where(
        isNews(desk, since, {
          organizationId: offers.organizationId,
          at: offers.decidedAt,
          is: eq(offers.status, status),
        }),
      )
      .limit(limit);

const findApplications =
  (at: PgColumn, is?: SQL): Find =>
  (tx, desk, since, limit) =>
    tx
      .select({ id: applications.id })
      .from(applications)
      .where(isNews(desk, since, { organizationId: applications.organizationId, at, is }))
      .limit(limit);

/** What can have happened since a visit, each one statement. */
export const SINCE_SOURCES: Readonly<Record<SinceKind, Find>> = {
  applied: findApplications(applications.appliedAt),
  messages: (tx, desk, since, limit) =>
    tx
      .select({ id: conversations.id })
      .from(conversations)
      .innerJoin(applications, eq(applications.id, conversations.id))
      .where(
        isNews(desk, since, {
          organizationId: conversations.organizationId,
          at: conversations.lastAt,
          is: eq(conversations.lastSide, 'candidate'),
        }),
      )
      .limit(limit),
  booked: (tx, desk, since, limit) =>
    tx
      .selectDistinct({ id: applications.id })
      .from(interviews)
      .innerJoin(applications, eq(applications.id, interviews.applicationId))
      .where(
        isNews(desk, since, {
          organizationId: interviews.organizationId,
          at: interviews.updatedAt,
          is: eq(interviews.status, 'confirmed'),
        }),
      )
      .limit(limit),
  accepted: findOffers('accepted'),
  declined: findOffers('declined'),
  withdrawn: findApplications(
    applications.updatedAt,
    and(eq(applications.stage, 'withdrawn'), isNotNull(applications.appliedAt)),
  ),
};
