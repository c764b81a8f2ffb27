import type { ExternalIdentity } from '#server/platform/auth/oidc.ts';
import { audit } from '#server/platform/audit.ts';
import { elevate, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { emailField, type ExternalProvider } from '#shared/contracts/identity.ts';
import type { ActingRole } from '#shared/kernel/destination.ts';
import { madeName } from '#shared/kernel/names.ts';
import { TERMS_VERSION } from '#shared/kernel/identity-rules.ts';
import { mailConfirmation, mailWelcome, named } from './identity.mails.ts';
import {
  deleteCredential,
  deleteSessions,
  findAccountOwner,
  findPerson,
  insertConsent,
  insertUser,
  linkAccount,
  markVerified,
  updateProfile,
  type Person,
} from './identity.repo.ts';

interface Arrival {
  provider: ExternalProvider;
  role: ActingRole | null;
  identity: ExternalIdentity;
}

/**
 * Answers whose account an external identity opens: its own, one of the same address that both sides have verified, or
 * a new one. An address that the provider has not verified must be confirmed by mail first.
 */
export async function admitExternal(deps: Deps, arrival: Arrival): Promise<{ userId: string; isNew: boolean }> {
  const admitted = await deps.db.auth.transaction(async (tx) => {
    const known = (await ownerOf(tx, arrival)) ?? (await matchByAddress(deps, tx, arrival));
    const person = known ?? (await register(deps, tx, arrival));
    if (!person.emailVerified) await mailConfirmation(deps, tx, named(person));
    return { userId: person.userId, isNew: !known, mayEnter: person.emailVerified };
  });
  if (!admitted.mayEnter) {
    throw new AppError('EMAIL_NOT_VERIFIED', 'Please confirm your email first. We have sent you a link.');
  }
  return admitted;
}

async function ownerOf(tx: Tx, { provider, identity }: Arrival): Promise<Person | null> {
  const userId = await findAccountOwner(tx, { providerId: provider, accountId: identity.subject });
  return userId ? findPerson(tx, { userId }) : null;
}

/** Links to an account of the same address, only when the provider has verified that address. */
async function matchByAddress(deps: Deps, tx: Tx, { provider, identity }: Arrival): Promise<Person | null> {
  const person = await findPerson(tx, { email: addressOf(identity) });
  if (!person) return null;
  if (!identity.emailVerified) {
    throw new AppError('CONFLICT', 'There is an account with this email already. Sign in with your password instead.');
  }
  if (!person.emailVerified) await disown(deps, tx, person.userId);
  await linkAccount(tx, { userId: person.userId, providerId: provider, accountId: identity.subject });
  await audit(tx, {
    actorId: person.userId,
    action: 'account.linked',
    subjectType: 'person',
    subjectId: person.userId,
    detail: { provider },
  });
  return { ...person, emailVerified: true };
}

/** Whoever made the unconfirmed account never proved the address: their password and sessions end here. */
async function disown(deps: Deps, tx: Tx, userId: string): Promise<void> {
  await deleteCredential(tx, userId);
  await deleteSessions(tx, userId);
  await markVerified(tx, userId);
  await elevate(tx, () => updateProfile(tx, userId, { socialAuthOnly: true, updatedAt: deps.clock.now() }));
}

async function register(deps: Deps, tx: Tx, { provider, role, identity }: Arrival): Promise<Person> {
  const email = addressOf(identity);
  const { emailVerified } = identity;
  const name = identity.name ?? madeName(email.slice(0, email.indexOf('@')));
  const now = deps.clock.now();
  const userId = await insertUser(tx, { email, name, signupRole: role, emailVerified });
  if (!userId) throw new AppError('CONFLICT', 'Somebody was faster. Please try again.');
  await linkAccount(tx, { userId, providerId: provider, accountId: identity.subject });
  await elevate(tx, async () => {
    await updateProfile(tx, userId, { socialAuthOnly: true, updatedAt: now });
    await insertConsent(tx, { userId, kind: 'terms', version: TERMS_VERSION, grantedAt: now });
  });
  await audit(tx, {
    actorId: userId,
    action: 'account.created',
    subjectType: 'person',
    subjectId: userId,
    detail: { role, provider },
  });
  if (emailVerified) await mailWelcome(deps, tx, { userId, email, name, role });
  const person = await findPerson(tx, { userId });
  if (!person) throw new Error('the new account has no profile');
  return person;
}

function addressOf({ email }: ExternalIdentity): string {
  const parsed = emailField.safeParse(email);
  if (!parsed.success)
    throw new AppError(
      'INVALID_INPUT',
      'The provider did not share an email. Please allow it, or sign up with your email.',
    );
  return parsed.data;
}
