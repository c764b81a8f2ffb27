import { eq } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import type { Tx } from '#platform/server/database/db.ts';

type Profile = typeof profiles.$inferInsert;

export const updateProfile = (
  tx: Tx,
  userId: string,
  change: Partial<
    Pick<Profile, 'fullName' | 'role' | 'onboardingCompleted' | 'verificationStatus' | 'socialAuthOnly' | 'updatedAt'>
  >,
) => tx.update(profiles).set(change).where(eq(profiles.userId, userId));
