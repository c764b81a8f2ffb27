import type { Origin } from '#platform/server/auth/auth.ts';
import { updateProfile } from '#domains/accounts/server/people/index.ts';
import { consumeToken, peekToken, revokeTokens } from '#platform/server/auth/tokens.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField } from '#platform/server/errors.ts';
import { hasAdminRole, type Viewer } from '#platform/server/http/http.ts';
import { networkOf } from '#platform/server/http/limit.ts';
import type { Proof } from '#domains/accounts/contract/proof.ts';
import { newPasswordField } from '#domains/accounts/contract/identity.ts';
import { weaknessOf } from '#domains/accounts/contract/common-passwords.ts';
import { BREACHED, isBreached } from './breached-passwords.ts';
import { proveAddress } from './first-proof.ts';
import { requireReauthentication } from '../reauthentication.ts';
import { forgetFailures } from './sign-in.ts';
import { enqueuePasswordReset } from '../identity.jobs.ts';
import { mailSecurityAlert, named } from '../identity.mails.ts';
import { deleteSessions, findPerson, putCredential } from '../identity.repo.ts';

const NO_TOKEN = 'Reset token missing or invalid. Please request a new link.';
const SPENT_TOKEN = 'Failed to update password. Link may be expired.';
const TOO_WEAK = {
  common: 'Many people use this password. Administrators need a less common one.',
  context: 'This is made of words that others would guess first. Administrators need another one.',
} as const;

/**
 * The same lookup, counts and job for known and unknown addresses; the job sends the email. Too many requests send no
 * more emails but get the same answer. A browser known to the account has its own limit, which others can't use up.
 */
export async function startPasswordReset(deps: Deps, email: string, origin: Origin): Promise<void> {
  const person = await findPerson(deps.db.auth, { email });
  const device = person && deps.auth.devices.find(origin.cookies, person.userId);
  const isAllowed = device
    ? await deps.limiter.allows('password-reset-device', `${person.userId} ${device}`, 5, 3600)
    : await mayStrangerAsk(deps, email, networkOf(origin.address));
  await deps.db.asAuth((tx) => enqueuePasswordReset(deps, tx, person && isAllowed ? person.userId : null));
}

/** Limits per network, per account and network, and per account. */
async function mayStrangerAsk({ limiter }: Deps, email: string, network: string): Promise<boolean> {
  return (
    (await limiter.allows('password-reset', network, 60, 3600)) &&
    (await limiter.allows('password-reset-here', `${email} ${network}`, 5, 3600)) &&
    (await limiter.allows('password-reset-account', email, 20, 3600))
  );
}

export async function isResetTokenLive(deps: Deps, token: string): Promise<boolean> {
  const value = await deps.db.asAuth((tx) =>
    peekToken(tx, { purpose: 'reset-password', token, now: deps.clock.now() }),
  );
  if (value === null && token !== '') logSpent(deps, '/api/functions/password-reset-validate');
  return value !== null;
}

/** These calls always answer 200, so an invalid token is written to the security log here. */
const logSpent = ({ log }: Deps, path: string) => log.warn({ security: 'TOKEN_INVALID', path }, 'refused');

/**
 * Uses up the token, sets the password and ends every session. A person who can read the email owns the address, so it
 * counts as confirmed. Returns a message when it failed.
 */
export async function resetPassword(
  deps: Deps,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<{ ok: true } | { ok: false; error: string }> {
  if (token === '') return { ok: false, error: NO_TOKEN };
  const checked = newPasswordField.safeParse(newPassword);
  if (!checked.success) return { ok: false, error: checked.error.issues[0]?.message ?? SPENT_TOKEN };
  if (await isBreached(deps, newPassword)) return { ok: false, error: BREACHED };
  const weakness = await weaknessOf(newPassword);
  const hash = await deps.auth.hashPassword(newPassword);
  const outcome = await deps.db.asAuth(async (tx) => {
    const presented = { purpose: 'reset-password', token, now: deps.clock.now() } as const;
    const owner = weakness ? await peekToken(tx, presented) : null;
    // The link stays valid for another try.
    if (owner && (await findPerson(tx, { userId: owner }))?.role === 'admin') return 'too_weak';
    const userId = await consumeToken(tx, presented);
    const person = userId ? await findPerson(tx, { userId }) : null;
    if (!person) return 'spent';
    await proveAddress(deps, tx, person.userId, { keepsPassword: false });
    await deleteSessions(tx, person.userId);
    await changePassword(deps, tx, person.userId, hash);
    return person;
  });
  if (typeof outcome === 'object') {
    await forgetFailures(deps, outcome.email);
    return { ok: true };
  }
  if (outcome === 'too_weak' && weakness) return { ok: false, error: TOO_WEAK[weakness] };
  logSpent(deps, '/api/functions/password-reset-complete');
  return { ok: false, error: SPENT_TOKEN };
}

/** Sets a first password for a social-only account, or a new one with the current one. Other sessions end. */
export async function setOwnPassword(
  deps: Deps,
  viewer: Viewer,
  { newPassword, ...proof }: Proof & { newPassword: string },
): Promise<void> {
  const weakness = hasAdminRole(viewer) ? await weaknessOf(newPassword) : null;
  if (weakness) throw invalidField('newPassword', TOO_WEAK[weakness]);
  if (await isBreached(deps, newPassword)) throw invalidField('newPassword', BREACHED);
  await requireReauthentication(deps, viewer, proof);
  const hash = await deps.auth.hashPassword(newPassword);
  await deps.db.asAuth(async (tx) => {
    await deleteSessions(tx, viewer.userId, viewer.sessionId);
    await changePassword(deps, tx, viewer.userId, hash);
  });
}

async function changePassword(deps: Deps, tx: Tx, userId: string, hash: string): Promise<void> {
  await putCredential(tx, userId, hash);
  // Revokes tokens issued under the old password.
  for (const purpose of ['reset-password', 'second-step'] as const) await revokeTokens(tx, purpose, userId);
  const person = await findPerson(tx, { userId });
  await elevate(tx, () => updateProfile(tx, userId, { socialAuthOnly: false, updatedAt: deps.clock.now() }));
  if (person) {
    await mailSecurityAlert(deps, tx, named(person), 'Your password was changed.');
  }
  await audit(tx, { actorId: userId, action: 'password.changed', subjectType: 'person', subjectId: userId });
}
