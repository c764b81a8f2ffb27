import { and, eq, isNull } from 'drizzle-orm';
import { consents } from '#domains/accounts/db/identity.ts';
import type { Tx } from '#platform/server/database/db.ts';

export type Consent = typeof consents.$inferSelect;

export async function insertConsent(tx: Tx, consent: typeof consents.$inferInsert): Promise<Consent> {
  const [made] = await tx.insert(consents).values(consent).returning();
  if (!made) throw new Error('the consent was not written');
  return made;
}

export const revokeConsent = (tx: Tx, id: string, at: Date) =>
  tx
    .update(consents)
    .set({ revokedAt: at })
    .where(and(eq(consents.id, id), isNull(consents.revokedAt)));

/** Revokes a person's consents, of one kind or for one application where given. */
export const revokeConsents = (
  tx: Tx,
  { userId, kind, applicationId, at }: { userId: string; kind?: Consent['kind']; applicationId?: string; at: Date },
) =>
  tx
    .update(consents)
    .set({ revokedAt: at })
    .where(
      and(
        eq(consents.userId, userId),
        kind ? eq(consents.kind, kind) : undefined,
        applicationId ? eq(consents.applicationId, applicationId) : undefined,
        isNull(consents.revokedAt),
      ),
    );
