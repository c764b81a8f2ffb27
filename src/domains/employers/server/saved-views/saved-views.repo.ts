import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { SavedView, ViewScreen } from '#domains/employers/contract/saved-views.ts';
import { savedViews } from '#domains/employers/db/saved-views.ts';
import type { Tx } from '#platform/server/database/db.ts';

const VIEW = { id: savedViews.id, screen: savedViews.screen, name: savedViews.name, query: savedViews.query };

export const viewsOf = (tx: Tx, userId: string): Promise<SavedView[]> =>
  tx
    .select(VIEW)
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));

export async function countViews(tx: Tx, userId: string, screen: ViewScreen): Promise<number> {
  const [row] = await tx
    .select({ views: count() })
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.screen, screen)));
  return row?.views ?? 0;
}

export async function findView(tx: Tx, userId: string, id: string): Promise<SavedView | null> {
  const [row] = await tx
    .select(VIEW)
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)));
  return row ?? null;
}

/** Null when the member has a view of this name. */
export async function insertView(
  tx: Tx,
  { userId, screen, name, query, createdAt }: { userId: string; createdAt: Date } & Omit<SavedView, 'id'>,
): Promise<SavedView | null> {
  const [row] = await tx
    .insert(savedViews)
    .values({ userId, screen, name, query, createdAt })
    .onConflictDoNothing()
    .returning(VIEW);
  return row ?? null;
}

/** Whether another view of the screen has the name. */
export async function isNameTaken(tx: Tx, userId: string, { id, screen }: SavedView, name: string): Promise<boolean> {
  const rows = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(
      and(
        eq(savedViews.userId, userId),
        eq(savedViews.screen, screen),
        sql`lower(${savedViews.name}) = lower(${name})`,
        sql`${savedViews.id} <> ${id}`,
      ),
    );
  return rows.length > 0;
}

/** Changes only what is given, so that another tab's change of the rest stays. Null when the view is gone. */
export async function updateView(
  tx: Tx,
  userId: string,
  id: string,
  change: { name?: string; query?: string },
): Promise<SavedView | null> {
  const [row] = await tx
    .update(savedViews)
    .set(change)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning(VIEW);
  return row ?? null;
}

export async function deleteViewRow(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)));
  return rowCount === 1;
}
