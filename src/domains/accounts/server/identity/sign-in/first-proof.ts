import { revokeTokens } from '#platform/server/auth/tokens.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { removeWaysIn } from '../account/account.repo.ts';
import { markVerified, updateProfile } from '../identity.repo.ts';

/** Begun before the proof, by anyone. A reset link stays good, as it reaches the owner of the address alone. */
const BEGUN_BEFORE = [
  'confirm-email',
  'confirm-external',
  'second-step',
  'passkey',
  'change-email-old',
  'change-email-new',
] as const;

/**
 * The only place where the address of an account becomes proved. Anyone could make the account and give it ways in
 * before, so the first proof removes them all. The password alone stays when the proof belongs to the sign-up that chose
 * it. Nothing happens to an address that is proved already.
 */
export async function proveAddress(
  deps: Deps,
  tx: Tx,
  userId: string,
  { keepsPassword }: { keepsPassword: boolean },
): Promise<void> {
  if (!(await markVerified(tx, userId))) return;
  const hasPassword = await removeWaysIn(tx, userId, { keepsPassword });
  for (const purpose of BEGUN_BEFORE) await revokeTokens(tx, purpose, userId);
  await elevate(tx, () => updateProfile(tx, userId, { socialAuthOnly: !hasPassword, updatedAt: deps.clock.now() }));
  await audit(tx, { actorId: userId, action: 'account.confirmed', subjectType: 'person', subjectId: userId });
}
