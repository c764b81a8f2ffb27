import { sql } from 'drizzle-orm';
import { elevate, type Tx } from '#server/platform/db.ts';

/** Which side of an application, if any, may agree to nothing at the moment. */
export const sideOnHold = (
  tx: Tx,
  { organizationId, candidateId }: { organizationId: string; candidateId: string },
): Promise<'employer' | 'candidate' | null> =>
  elevate(tx, async () => {
    const { rows } = await tx.execute<{ live: boolean; held: boolean }>(sql`
      select app.organization_is_live(${organizationId}::uuid) as live, app.is_held('person', ${candidateId}::uuid) as held`);
    if (!rows[0]?.live) return 'employer';
    return rows[0].held ? 'candidate' : null;
  });
