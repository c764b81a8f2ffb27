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
 * By the link of the confirmation mail: it works once, and it proves the address. The link of a sign-up keeps the password
 * of that sign-up. The link of an external sign-in was asked for by anyone who claimed the address, so it keeps a password
 * and links the identity only in the browser that asked for them.
 */
export async function confirmAddress(deps: Deps, token: string, origin: Origin): Promise<OpenedSession> {
  const userId = await deps.db.auth.transaction(async (tx) => {
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
  return enter(deps, userId, origin, { tellOwner: false });
}

const spentLink = () =>
  new AppError('TOKEN_INVALID', 'This link was already used or has expired. Sign in, or ask for a new link.');

/**
 * The same look-up and one job either way, so that neither answer nor time tells whether the address is known. The browser
 * that signed up has mails of its own, which others cannot use up.
 */
export async function askForConfirmation(deps: Deps, email: string, { cookies }: Origin): Promise<void> {
  const waiting = await findPerson(deps.db.auth, { email });
  const browser = waiting && deps.auth.attempts.find(cookies, signUpMark(waiting.userId));
  await deps.limiter.take('confirmation-mail', browser ? `${email} ${browser}` : email, ...CONFIRMATION_MAILS);
  await deps.db.auth.transaction((tx) =>
    enqueueConfirmation(deps, tx, waiting && !waiting.emailVerified ? waiting.userId : null),
  );
}
