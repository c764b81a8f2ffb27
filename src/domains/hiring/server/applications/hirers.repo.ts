import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/db.ts';

/** Whether the transaction's user is an owner or a recruiter of the organization or of one above it. */
export async function mayHireFor(tx: Tx, organizationId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ may: boolean }>(
    sql`select ${organizationId}::uuid in (select app.my_organizations_as('{owner,recruiter}')) as may`,
  );
  return rows[0]?.may ?? false;
}
