import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { interviews } from '#domains/hiring/db/interviews/interviews.ts';
import { offers } from '#domains/hiring/db/offers/offers.ts';
import type { Tx } from '#platform/server/database/db.ts';

interface Window {
  now: Date;
  until: Date;
  hours: number;
}

/**
 * Booked interviews with live employers that begin in the window. Leaves out those booked within it: their parties have
 * just agreed to the time.
 */
export const interviewsToRemind = (tx: Tx, { now, until, hours }: Window) =>
  tx
    .select({
      id: interviews.id,
      applicationId: interviews.applicationId,
      startsAt: interviews.startsAt,
      mode: interviews.mode,
      place: interviews.place,
    })
    .from(interviews)
    .where(
      and(
        eq(interviews.status, 'confirmed'),
        gt(interviews.startsAt, now),
        lte(interviews.startsAt, until),
        sql`app.organization_is_live(${interviews.organizationId})`,
        sql`${interviews.updatedAt} <= ${interviews.startsAt} - make_interval(hours => ${hours})`,
      ),
    );

/** Open offers of live employers that expire in the window and were sent before it. */
export const offersToRemind = (tx: Tx, { now, until, hours }: Window) =>
  tx
    .select({ id: offers.id, applicationId: offers.applicationId, expiresAt: offers.expiresAt })
    .from(offers)
    .where(
      and(
        eq(offers.status, 'sent'),
        gt(offers.expiresAt, now),
        lte(offers.expiresAt, until),
        sql`app.organization_is_live(${offers.organizationId})`,
        sql`${offers.sentAt} <= ${offers.expiresAt} - make_interval(hours => ${hours})`,
      ),
    );
