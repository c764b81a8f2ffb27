import type { Origin } from '#platform/server/auth/auth.ts';
import { consumeToken, consumeWhole } from '#platform/server/auth/tokens.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { linkAfterProof } from '../external/external-accounts.ts';
import { proveAddress } from './first-proof.ts';
import { enqueueConfirmation } from '../identity.jobs.ts';
import { CONFIRMATION_MAILS, mailWelcome, named } from '../identity.mails.ts';
import { findPerson } from '../identity.repo.ts';
import { enter, type OpenedSession } from './sign-in.ts';
import { signUpMark } from './sign-up.ts';

/**
 * Uses up the link of a confirmation email, which verifies the address. The link of a sign-up keeps that sign-up's
 * password. The link of an external sign-in may have been requested by anyone who claimed the address, so it keeps a
 * password and links the identity only in the browser that requested it.
 */
export async function confirmAddress(deps: Deps, token: string, origin: Origin): Promise<OpenedSession> {
  const userId = await deps.db.asAuth(async (tx) => {
    const now = deps.clock.now();
    const signedUp = await consumeToken(tx, { purpose: 'confirm-email', token, now });
    const external = signedUp ? null : await consumeWhole(tx, { purpose: 'confirm-external', token, now });
    const confirmed = signedUp ?? external?.value;
    const person = confirmed ? await findPerson(tx, { userId: confirmed }) : null;
    if (!person) throw spentLink();
    const isOwnSignUp = deps.auth.attempts.find(origin.cookies, signUpMark(person.userId)) !== null;
    await proveAddress(deps, tx, person.userId, { keepsPassword: signedUp !== null || isOwnSignUp });
    if (external?.detail) await linkAfterProof(deps, tx, { userId: person.userId, asked: external.detail, origin });
    await mailWelcome(deps, tx, named(person));
    return person.userId;
  });
  return enter(deps, userId, origin, { way: 'link', alertsOwner: false });
}

const spentLink = () =>
  new AppError('TOKEN_INVALID', 'This link was already used or has expired. Sign in, or ask for a new link.');

/**
 * The same lookup and one job for known and unknown addresses, so that neither the answer nor its timing reveals which
 * it is. The browser that signed up has its own email limit, which others can't use up.
 */
export async function resendConfirmationLink(deps: Deps, email: string, { cookies }: Origin): Promise<void> {
  const waiting = await findPerson(deps.db.auth, { email });
  const browser = waiting && deps.auth.attempts.find(cookies, signUpMark(waiting.userId));
  await deps.limiter.take('confirmation-mail', browser ? `${email} ${browser}` : email, ...CONFIRMATION_MAILS);
  await deps.db.asAuth((tx) =>
    enqueueConfirmation(deps, tx, waiting && !waiting.emailVerified ? waiting.userId : null),
  );
}
