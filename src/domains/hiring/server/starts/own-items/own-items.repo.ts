import { and, asc, count, eq, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import type { OwnItemInput } from '#domains/hiring/contract/starts/own-items.ts';
import { ownStartItems } from '#domains/hiring/db/starts/starts.ts';
import type { Position } from '#kernel/vocabulary.ts';
import type { Tx } from '#platform/server/database/db.ts';

export type OwnItemRow = typeof ownStartItems.$inferSelect;

/** An item of one organization: members of one above it read it, but don't change it here. */
interface Which {
  organizationId: string;
  id: string;
}
const isThis = ({ organizationId, id }: Which) =>
  and(eq(ownStartItems.organizationId, organizationId), eq(ownStartItems.id, id));
const inOrder = [asc(ownStartItems.createdAt), asc(ownStartItems.id)];

/** Row-level security leaves the items of the reader's organizations and of those above. */
export const listRows = (tx: Tx): Promise<OwnItemRow[]> =>
  tx
    .select()
    .from(ownStartItems)
    .orderBy(...inOrder);

/** As `service`: what an organization and those above it add for a position. */
export const ownItemsFor = (tx: Tx, organizationId: string, position: Position | null): Promise<OwnItemRow[]> =>
  tx
    .select()
    .from(ownStartItems)
    .where(
      and(
        sql`${ownStartItems.organizationId} = any(
          select unnest(o.path) from ${organizations} o where o.id = ${organizationId}::uuid)`,
        sql`(cardinality(${ownStartItems.positions}) = 0 or ${position} = any(${ownStartItems.positions}))`,
      ),
    )
    .orderBy(...inOrder);

export async function countRows(tx: Tx, organizationId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(ownStartItems)
    .where(eq(ownStartItems.organizationId, organizationId));
  return row?.n ?? 0;
}

export async function insertRow(tx: Tx, values: typeof ownStartItems.$inferInsert): Promise<OwnItemRow> {
  const [row] = await tx.insert(ownStartItems).values(values).returning();
  if (!row) throw new Error('the item was not written');
  return row;
}

export async function updateRow(
  tx: Tx,
  which: Which,
  change: OwnItemInput & { updatedAt: Date },
): Promise<OwnItemRow | null> {
  const [row] = await tx.update(ownStartItems).set(change).where(isThis(which)).returning();
  return row ?? null;
}

export async function deleteRow(tx: Tx, which: Which): Promise<boolean> {
  const rows = await tx.delete(ownStartItems).where(isThis(which)).returning({ id: ownStartItems.id });
  return rows.length > 0;
}
