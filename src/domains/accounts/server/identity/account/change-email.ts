import { audit } from '#platform/server/audit.ts';
import { consumeToken, issueToken, revokeTokens, type TokenPurpose } from '#platform/server/auth/tokens.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField } from '#platform/server/errors.ts';
import type { Viewer } from '#platform/server/http/http.ts';
import type { readEmail } from '#domains/accounts/contract/account.ts';
import type { Proof } from '#domains/accounts/contract/proof.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import { deleteEmailChange, findEmailChange, recordConfirmation, putEmailChange, setEmail } from './account.repo.ts';
import { mailEmailChange, mailSecurityAlert, named } from '../identity.mails.ts';
import { findPerson } from '../identity.repo.ts';
import { requireReauthentication } from '../reauthentication.ts';

const CHANGE_SECONDS = 86_400;
const SIDES = { old: 'change-email-old', new: 'change-email-new' } as const satisfies Record<string, TokenPurpose>;

export const emailOf = (deps: Deps, viewer: Viewer): Promise<AnswerOf<typeof readEmail>> =>
  deps.db.asAuth(async (tx) => {
    const change = await findEmailChange(tx, viewer.userId, deps.clock.now());
    const pending = change && {
      newEmail: change.newEmail,
      isOldConfirmed: change.oldConfirmedAt !== null,
      isNewConfirmed: change.newConfirmedAt !== null,
      expiresAt: change.expiresAt.toISOString(),
    };
    return { email: viewer.email, pending };
  });

/** The answer doesn't reveal whether the new address has an account; only its owner is notified. */
export async function startEmailChange(
  deps: Deps,
  viewer: Viewer,
  { newEmail, ...proof }: Proof & { newEmail: string },
): Promise<void> {
  const { userId } = viewer;
  if (newEmail === viewer.email) throw invalidField('newEmail', 'This is already your email.');
  await deps.limiter.take('change-email', userId, 5, 3600);
  await requireReauthentication(deps, viewer, proof);
  const now = deps.clock.now();
  await deps.db.asAuth(async (tx) => {
    const person = await findPerson(tx, { userId });
    if (!person) return;
    await revokeLinks(tx, userId);
    await putEmailChange(tx, {
      userId,
      newEmail,
      expiresAt: new Date(now.getTime() + CHANGE_SECONDS * 1000),
      createdAt: now,
    });
    const isTaken = (await findPerson(tx, { email: newEmail })) !== null;
    for (const side of ['old', 'new'] as const) {
      if (side === 'new' && isTaken) continue;
      const token = await issueToken(tx, { purpose: SIDES[side], value: userId, now, seconds: CHANGE_SECONDS });
      await mailEmailChange(deps, tx, { person: named(person), side, newEmail, token });
    }
    await audit(tx, { actorId: userId, action: 'email.change_asked', subjectType: 'person', subjectId: userId });
  });
}

export const cancelChange = (deps: Deps, { userId }: Viewer): Promise<void> =>
  deps.db.asAuth(async (tx) => {
    await revokeLinks(tx, userId);
    await deleteEmailChange(tx, userId);
  });

/** Confirms one side; the address changes with the second one. */
export const confirmChange = (deps: Deps, token: string): Promise<{ isComplete: boolean }> =>
  deps.db.asAuth(async (tx) => {
    const now = deps.clock.now();
    const fromOld = await consumeToken(tx, { purpose: SIDES.old, token, now });
    const userId = fromOld ?? (await consumeToken(tx, { purpose: SIDES.new, token, now }));
    const change = userId ? await recordConfirmation(tx, userId, fromOld ? 'old' : 'new', now) : null;
    if (!change) throw new AppError('TOKEN_INVALID', 'This link was already used or has expired. Please start again.');
    if (!change.oldConfirmedAt || !change.newConfirmedAt) return { isComplete: false };
    await complete(deps, tx, change);
    return { isComplete: true };
  });

async function complete(deps: Deps, tx: Tx, { userId, newEmail }: { userId: string; newEmail: string }): Promise<void> {
  const person = await findPerson(tx, { userId });
  if (!person || (await findPerson(tx, { email: newEmail }))) {
    throw new AppError('CONFLICT', 'Another account now uses this email.');
  }
  await setEmail(tx, userId, newEmail);
  // A reset link in the old mailbox would still open the account.
  await revokeTokens(tx, 'reset-password', userId);
  await deleteEmailChange(tx, userId);
  await mailSecurityAlert(
    deps,
    tx,
    named(person),
    'The email of your account was changed. This address is no longer used.',
  );
  await audit(tx, { actorId: userId, action: 'email.changed', subjectType: 'person', subjectId: userId });
}

async function revokeLinks(tx: Tx, userId: string): Promise<void> {
  for (const purpose of Object.values(SIDES)) await revokeTokens(tx, purpose, userId);
}
