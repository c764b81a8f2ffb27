import { sql } from 'drizzle-orm';
import { elevate, type Tx } from '#platform/server/database/db.ts';

/** The side of an application that is on hold, if any. */
export const sideOnHold = (
  tx: Tx,
  { organizationId, candidateId }: { organizationId: string; candidateId: string },
): Promise<'employer' | 'candidate' | null> =>
  elevate(tx, async () => {
    const { rows } = await tx.execute<{ live: boolean; free: boolean }>(sql`
      select app.organization_is_live(${organizationId}::uuid) as live,
        p.verification_status = 'approved' and not app.is_held('person', p.user_id) as free
      from profiles p where p.user_id = ${candidateId}::uuid`);
    if (!rows[0]?.live) return 'employer';
    return rows[0].free ? null : 'candidate';
  });
