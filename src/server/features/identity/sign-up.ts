import { audit } from '#server/platform/audit.ts';
import { elevate } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { TERMS_VERSION } from '#shared/kernel/identity-rules.ts';
import type { ActingRole } from '#shared/kernel/destination.ts';
import { enqueueTakenSignUp } from './identity.jobs.ts';
import { mailConfirmation } from './identity.mails.ts';
import { findPerson, insertConsent, insertCredential, insertUser } from './identity.repo.ts';

interface NewPerson {
  full_name: string;
  email: string;
  password: string;
  role: ActingRole;
}

/** Taken addresses that one network may hear of before it has to wait: enough for people, too few for a list. */
const TAKEN = [20, 3600] as const;

/** Makes account, profile, consent and confirmation mail in one transaction, or nothing. */
export async function signUpPerson(
  deps: Deps,
  { full_name: name, email, password, role }: NewPerson,
  network: string,
): Promise<void> {
  await deps.limiter.check('sign-up-taken', network, ...TAKEN);
  await deps.limiter.take('sign-up-account', email, 10, 3600);
  // Hashed before the look-up, so that a taken address costs the same time as a free one.
  const hash = await deps.auth.hashPassword(password);
  const now = deps.clock.now();
  const isNew = await deps.db.auth.transaction(async (tx) => {
    const userId = await insertUser(tx, { email, name, signupRole: role, emailVerified: false });
    if (!userId) return false;
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
    return true;
  });
  if (isNew) return;
  await deps.limiter.take('sign-up-taken', network, ...TAKEN);
  await deps.db.auth.transaction(async (tx) => {
    const owner = await findPerson(tx, { email });
    if (owner?.emailVerified) await enqueueTakenSignUp(deps, tx, owner.userId);
  });
  throw alreadyRegistered();
}

const alreadyRegistered = () =>
  new AppError('USER_ALREADY_REGISTERED', 'This email is already registered. Log in instead, or reset your password.');
