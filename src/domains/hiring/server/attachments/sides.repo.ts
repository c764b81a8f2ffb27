import { sql } from 'drizzle-orm';
import { conversations } from '#domains/hiring/db/conversations/conversations.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Whether the user sees a conversation, and the side that they may write for now. */
export async function openSideOf(tx: Tx, id: string): Promise<{ isVisible: boolean; side: string | null }> {
  const { rows } = await tx.execute<{ side: string | null }>(
    sql`select app.my_open_side(${conversations.id}) as side from ${conversations} where ${conversations.id} = ${id}::uuid`,
  );
  return { isVisible: rows.length > 0, side: rows[0]?.side ?? null };
}
