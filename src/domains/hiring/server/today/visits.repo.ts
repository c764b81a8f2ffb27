import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SinceKind } from '#domains/hiring/contract/today.ts';
import { applications, interviews, offers } from '#domains/hiring/db/applications.ts';
import { conversations } from '#domains/hiring/db/conversations.ts';
import { deskVisits } from '#domains/hiring/db/desk-visits.ts';
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

const ofDesk = (organizationId: PgColumn, { organizationIds }: Desk) => inArray(organizationId, [...organizationIds]);

const findOffers =
  (status: 'accepted' | 'declined'): Find =>
  (tx, desk, since, limit) =>
    tx
      .selectDistinct({ id: applications.id })
      .from(offers)
      .innerJoin(applications, eq(applications.id, offers.applicationId))
      .where(
        and(
          ofDesk(offers.organizationId, desk),
          eq(offers.status, status),
          gt(offers.decidedAt, since),
          desk.hasApplication(applications.id, applications.jobId),
        ),
      )
      .limit(limit);

/** What can have happened since a visit, each one statement. */
export const SINCE_SOURCES: Readonly<Record<SinceKind, Find>> = {
  applied: (tx, desk, since, limit) =>
    tx
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(
          ofDesk(applications.organizationId, desk),
          gt(applications.appliedAt, since),
          desk.hasApplication(applications.id, applications.jobId),
        ),
      )
      .limit(limit),
  messages: (tx, desk, since, limit) =>
    tx
      .select({ id: conversations.id })
      .from(conversations)
      .innerJoin(applications, eq(applications.id, conversations.id))
      .where(
        and(
          ofDesk(conversations.organizationId, desk),
          eq(conversations.lastSide, 'candidate'),
          gt(conversations.lastAt, since),
          desk.hasApplication(applications.id, applications.jobId),
        ),
      )
      .limit(limit),
  booked: (tx, desk, since, limit) =>
    tx
      .selectDistinct({ id: applications.id })
      .from(interviews)
      .innerJoin(applications, eq(applications.id, interviews.applicationId))
      .where(
        and(
          ofDesk(interviews.organizationId, desk),
          eq(interviews.status, 'confirmed'),
          gt(interviews.updatedAt, since),
          desk.hasApplication(applications.id, applications.jobId),
        ),
      )
      .limit(limit),
  accepted: findOffers('accepted'),
  declined: findOffers('declined'),
  withdrawn: (tx, desk, since, limit) =>
    tx
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(
          ofDesk(applications.organizationId, desk),
          eq(applications.stage, 'withdrawn'),
          isNotNull(applications.appliedAt),
          gt(applications.updatedAt, since),
          desk.hasApplication(applications.id, applications.jobId),
        ),
      )
      .limit(limit),
};
