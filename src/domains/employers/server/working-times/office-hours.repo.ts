import { asc, eq, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { officeHours } from '#domains/employers/db/working-times.ts';
import type { OfficeHours } from '#domains/employers/contract/office-hours.ts';
import type { Tx } from '#platform/server/database/db.ts';

const hours = { days: officeHours.days, opens: officeHours.opens, closes: officeHours.closes };

/** An organization with all those below it, each after the one above it. */
export const placesOf = (tx: Tx, topId: string) =>
  tx
    .select({
      id: organizations.id,
      parentId: organizations.parentId,
      kind: organizations.kind,
      name: organizations.name,
      own: hours,
    })
    .from(organizations)
    .leftJoin(officeHours, eq(officeHours.organizationId, organizations.id))
    .where(sql`${organizations.path} @> array[${topId}::uuid]`)
    .orderBy(sql`cardinality(${organizations.path})`, asc(organizations.name));

/** The nearest hours: of the first of these units that has its own, then of the organization, then of those above it. */
export async function nearestHours(
  tx: Tx,
  organizationId: string,
  unitIds: readonly string[],
): Promise<OfficeHours | null> {
  const { rows } = await tx.execute<OfficeHours & Record<string, unknown>>(sql`
    select h.days, h.opens, h.closes
    from organizations o
    join organizations place on place.id = any(o.path) or place.id = any(${sql.param([...unitIds])}::uuid[])
    join office_hours h on h.organization_id = place.id
    where o.id = ${organizationId}::uuid
    order by cardinality(place.path) desc, place.name limit 1`);
  return rows[0] ?? null;
}

export const putHours = (tx: Tx, organizationId: string, row: OfficeHours & { changedBy: string; changedAt: Date }) =>
  tx
    .insert(officeHours)
    .values({ organizationId, ...row })
    .onConflictDoUpdate({ target: officeHours.organizationId, set: row });

export const clearHours = (tx: Tx, organizationId: string) =>
  tx.delete(officeHours).where(eq(officeHours.organizationId, organizationId));
