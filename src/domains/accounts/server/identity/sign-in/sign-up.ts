import { randomUUID } from 'node:crypto';
import { insertConsent } from '#domains/accounts/server/people/index.ts';
import type { Origin } from '#platform/server/auth/auth.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField } from '#platform/server/errors.ts';
import { networkOf } from '#platform/server/http/limit.ts';
import { TERMS_VERSION } from '#domains/accounts/contract/identity-rules.ts';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';
import { enqueueTakenSignUp } from '../identity.jobs.ts';
import { mailConfirmation } from '../identity.mails.ts';
import { findPerson, insertCredential, insertUser } from '../identity.repo.ts';
import { BREACHED, isBreached } from './breached-passwords.ts';

interface NewPerson {
  full_name: string;
  email: string;
  password: string;
  role: ActingRole;
}

/**
 * How many taken addresses one network may learn of per hour: enough for people, too few to build a list. After that a
 * taken address is answered like a free one and its owner gets an email, so others on that network can still sign up.
 */
const TAKEN = [20, 3600] as const;

/** Creates account, profile, consent and confirmation email in one transaction; throws for a breached password. */
export async function signUpPerson(
  deps: Deps,
  { full_name: name, email, password, role }: NewPerson,
  { address, cookies }: Origin,
): Promise<{ setCookies: string[] }> {
  if (await isBreached(deps, password)) throw invalidField('password', BREACHED);
  // Hashed before the lookup, so that a taken address takes as long as a free one.
  const hash = await deps.auth.hashPassword(password);
  const now = deps.clock.now();
  const made = await deps.db.asAuth(async (tx) => {
    const userId = await insertUser(tx, { email, name, signupRole: role, emailVerified: false });
    if (!userId) return null;
    await insertCredential(tx, userId, hash);
    await elevate(tx, () => insertConsent(tx, { userId, kind: 'terms', version: TERMS_VERSION, grantedAt: now }));
    await mailConfirmation(deps, tx, { userId, email, name, role });
    await audit(tx, {
      actorId: userId,
      action: 'account.created',
      subjectType: 'person',
      subjectId: userId,
      detail: { role },
    });
    return userId;
  });
  // A browser that is refused an answer gets the same cookie as one that signed up.
  const asked = { setCookies: [deps.auth.attempts.remember(cookies, signUpMark(made ?? randomUUID()))] };
  if (made) return asked;
  const isTold = await deps.limiter.allows('sign-up-taken', networkOf(address), ...TAKEN);
  await deps.db.asAuth(async (tx) => {
    const owner = await findPerson(tx, { email });
    // An owner who is not told on the screen gets an email, even before the address is confirmed.
    if (owner && (owner.emailVerified || !isTold)) await enqueueTakenSignUp(deps, tx, owner.userId);
  });
  if (isTold) throw alreadyRegistered();
  return asked;
}

/** Marks the browser that signed up: the sign-up's password is its own. */
export const signUpMark = (userId: string) => `sign-up ${userId}`;

const alreadyRegistered = () =>
  new AppError('USER_ALREADY_REGISTERED', 'This email is already registered. Log in instead, or reset your password.');
