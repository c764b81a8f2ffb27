import { eq } from 'drizzle-orm';
import { organizationRequirements } from '#domains/employers/db/requirements.ts';
import type { Tx } from '#platform/server/database/db.ts';

export const listOwnRequirements = (tx: Tx, organizationId: string) =>
  tx.select().from(organizationRequirements).where(eq(organizationRequirements.organizationId, organizationId));

export async function saveOwnRequirements(
  tx: Tx,
  row: typeof organizationRequirements.$inferInsert & { items: string[] },
) {
  const { items, changedBy, changedAt } = row;
  await tx
    .insert(organizationRequirements)
    .values(row)
    .onConflictDoUpdate({
      target: [organizationRequirements.organizationId, organizationRequirements.position],
      set: { items, changedBy: changedBy ?? null, ...(changedAt ? { changedAt } : {}) },
    });
}
