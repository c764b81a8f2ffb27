import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { organizationMembers, organizations } from '#domains/employers/db/organizations.ts';
import type { Availability } from '#domains/hiring/contract/self-scheduling/availability.ts';
import { interviewerAvailability } from '#domains/hiring/db/interviews/self-scheduling.ts';
import { columnsWithout } from '#platform/db/columns.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** What a person sets; the rest of a row is the server's. */
export const AVAILABILITY = columnsWithout(interviewerAvailability, 'userId', 'updatedAt');

export async function findAvailability(tx: Tx, userId: string): Promise<Availability | null> {
  const [row] = await tx
    .select(AVAILABILITY)
    .from(interviewerAvailability)
    .where(eq(interviewerAvailability.userId, userId));
  return row ?? null;
}

/** The ZIP code of the first of the member's organizations that has one. */
export async function zipOfMember(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ zip: organizations.zip })
    .from(organizationMembers)
    .innerJoin(organizations, sql`${organizations.path} @> array[${organizationMembers.organizationId}]`)
    .where(and(eq(organizationMembers.userId, userId), isNotNull(organizations.zip)))
    .orderBy(asc(organizations.createdAt), asc(organizations.id))
    .limit(1);
  return row?.zip ?? null;
}

export const putAvailability = (tx: Tx, userId: string, values: Availability, now: Date) =>
  tx
    .insert(interviewerAvailability)
    .values({ ...values, userId, updatedAt: now })
    .onConflictDoUpdate({ target: interviewerAvailability.userId, set: { ...values, updatedAt: now } });
