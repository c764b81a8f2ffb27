import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { messageTemplates } from '#domains/hiring/db/message-templates.ts';
import type { Tx } from '#platform/server/database/db.ts';

export type TemplateRow = typeof messageTemplates.$inferSelect;

/** A template of one organization: members of one above it read it, but don't change it here. */
interface Which {
  organizationId: string;
  id: string;
}
const isThis = ({ organizationId, id }: Which) =>
  and(eq(messageTemplates.organizationId, organizationId), eq(messageTemplates.id, id));

/** Row-level security leaves the templates of the reader's organizations. */
export const listTemplateRows = (tx: Tx): Promise<TemplateRow[]> =>
  tx
    .select()
    .from(messageTemplates)
    .orderBy(asc(sql`lower(${messageTemplates.name})`), asc(messageTemplates.id));

export async function isKnownTemplate(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.select({ id: messageTemplates.id }).from(messageTemplates).where(eq(messageTemplates.id, id));
  return rows.length > 0;
}

export async function countTemplates(tx: Tx, organizationId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(messageTemplates)
    .where(eq(messageTemplates.organizationId, organizationId));
  return row?.n ?? 0;
}

export async function isNameTaken(
  tx: Tx,
  { organizationId, name, except }: { organizationId: string; name: string; except?: string | undefined },
): Promise<boolean> {
  const rows = await tx
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.organizationId, organizationId),
        sql`lower(${messageTemplates.name}) = lower(${name})`,
        except ? ne(messageTemplates.id, except) : undefined,
      ),
    );
  return rows.length > 0;
}

export async function insertTemplate(tx: Tx, values: typeof messageTemplates.$inferInsert): Promise<TemplateRow> {
  const [row] = await tx.insert(messageTemplates).values(values).returning();
  if (!row) throw new Error('the template was not written');
  return row;
}

export async function updateTemplate(
  tx: Tx,
  which: Which,
  change: Pick<TemplateRow, 'name' | 'body' | 'updatedAt'>,
): Promise<TemplateRow | null> {
  const [row] = await tx.update(messageTemplates).set(change).where(isThis(which)).returning();
  return row ?? null;
}

export async function deleteTemplateRow(tx: Tx, which: Which): Promise<boolean> {
  const rows = await tx.delete(messageTemplates).where(isThis(which)).returning({ id: messageTemplates.id });
  return rows.length > 0;
}
