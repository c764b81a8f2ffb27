import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { messageTemplates } from '#domains/hiring/db/conversations/message-templates.ts';
import type { Tx } from '#platform/server/database/db.ts';

export type TemplateRow = typeof messageTemplates.$inferSelect;
export type TemplateKind = TemplateRow['kind'];
/** What its writers state; messages have no terms. */
export type TemplateContent = Pick<TemplateRow, 'name' | 'body'> & { terms?: TemplateRow['terms'] };

/** A template of one organization: members of one above it read it, but don't change it here. */
interface Which {
  organizationId: string;
  kind: TemplateKind;
  id: string;
}
const isOf = ({ organizationId, kind }: Pick<Which, 'organizationId' | 'kind'>) =>
  and(eq(messageTemplates.organizationId, organizationId), eq(messageTemplates.kind, kind));
const isThis = ({ id, ...of }: Which) => and(isOf(of), eq(messageTemplates.id, id));

/** Row-level security leaves the templates of the reader's organizations. */
export const listTemplateRows = (tx: Tx, kind: TemplateKind): Promise<TemplateRow[]> =>
  tx
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.kind, kind))
    .orderBy(asc(sql`lower(${messageTemplates.name})`), asc(messageTemplates.id));

/** Whether a message can begin with it. */
export async function isKnownTemplate(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.id, id), eq(messageTemplates.kind, 'message')));
  return rows.length > 0;
}

export async function countTemplates(tx: Tx, of: Pick<Which, 'organizationId' | 'kind'>): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(messageTemplates).where(isOf(of));
  return row?.n ?? 0;
}

export async function isNameTaken(
  tx: Tx,
  { name, except, ...of }: Pick<Which, 'organizationId' | 'kind'> & { name: string; except?: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(
      and(
        isOf(of),
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
  change: TemplateContent & Pick<TemplateRow, 'updatedAt'>,
): Promise<TemplateRow | null> {
  const [row] = await tx.update(messageTemplates).set(change).where(isThis(which)).returning();
  return row ?? null;
}

export async function deleteTemplateRow(tx: Tx, which: Which): Promise<boolean> {
  const rows = await tx.delete(messageTemplates).where(isThis(which)).returning({ id: messageTemplates.id });
  return rows.length > 0;
}
