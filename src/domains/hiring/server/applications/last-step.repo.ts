import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { applicationEvents } from '#domains/hiring/db/applications/applications.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Who took the last step of an application. Runs as the server, because members may not read who acted. */
export async function lastStepOf(tx: Tx, applicationId: string) {
  const [row] = await tx
    .select({ actor: applicationEvents.actor, actorId: applicationEvents.actorId, name: profiles.fullName })
    .from(applicationEvents)
    .leftJoin(profiles, eq(profiles.userId, applicationEvents.actorId))
    .where(and(eq(applicationEvents.applicationId, applicationId), isNotNull(applicationEvents.toStage)))
    .orderBy(desc(applicationEvents.seq))
    .limit(1);
  return row ?? null;
}
