import type { NoThanksReason } from '#domains/hiring/contract/invitations/invitation-states.ts';
import { privateReasons } from '#domains/hiring/db/applications/private-reasons.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Keeps why the transaction's candidate said no, if they say so. A later no replaces it. */
export async function keepPrivateReason(
  tx: Tx,
  about: Pick<typeof privateReasons.$inferInsert, 'applicationId' | 'about'>,
  reason: NoThanksReason | null,
  givenAt: Date,
): Promise<void> {
  if (reason === null) return;
  await tx
    .insert(privateReasons)
    .values({ ...about, reason, givenAt })
    .onConflictDoUpdate({
      target: [privateReasons.applicationId, privateReasons.about],
      set: { reason, givenAt },
    });
}
