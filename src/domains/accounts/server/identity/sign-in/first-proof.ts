import { revokeTokens } from '#platform/server/auth/tokens.ts';
import { updateProfile } from '#domains/accounts/server/people/index.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { removeSignInMethods } from '../account/account.repo.ts';
import { markVerified } from '../identity.repo.ts';

/** Tokens anyone could have requested before the proof. A reset link stays valid: it only reaches the address's owner. */
const BEGUN_BEFORE = [
  'confirm-email',
  'confirm-external',
  'second-step',
  'passkey',
  'change-email-old',
  'change-email-new',
] as const;

/**
 * The only place where an address becomes verified. Before that, anyone could have created the account and added sign-in
 * methods, so the first proof removes them all. Only the password stays, when the proof belongs to the sign-up that set
 * it. Does nothing for a verified address.
 */
export async function proveAddress(
  deps: Deps,
  tx: Tx,
  userId: string,
  { keepsPassword }: { keepsPassword: boolean },
): Promise<void> {
  if (!(await markVerified(tx, userId))) return;
  const hasPassword = await removeSignInMethods(tx, userId, { keepsPassword });
  for (const purpose of BEGUN_BEFORE) await revokeTokens(tx, purpose, userId);
  await elevate(tx, () => updateProfile(tx, userId, { socialAuthOnly: !hasPassword, updatedAt: deps.clock.now() }));
  await audit(tx, { actorId: userId, action: 'account.confirmed', subjectType: 'person', subjectId: userId });
}
