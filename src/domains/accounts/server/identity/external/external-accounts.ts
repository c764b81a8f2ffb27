import { z } from 'zod';
import { insertConsent, updateProfile } from '#domains/accounts/server/people/index.ts';
import type { Origin } from '#platform/server/auth/auth.ts';
import type { ExternalIdentity } from '#platform/server/auth/oidc.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { emailField, EXTERNAL_PROVIDERS, type ExternalProvider } from '#domains/accounts/contract/identity.ts';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';
import { madeName } from '#kernel/names.ts';
import { TERMS_VERSION } from '#domains/accounts/contract/identity-rules.ts';
import { proveAddress } from '../sign-in/first-proof.ts';
import { CONFIRMATION_MAILS, mailConfirmation, mailWelcome, named } from '../identity.mails.ts';
import { findAccountOwner, findPerson, insertUser, linkAccount, type Person } from '../identity.repo.ts';

interface Arrival {
  provider: ExternalProvider;
  role: ActingRole | null;
  identity: ExternalIdentity;
}

/** A person who may sign in, or an address to confirm first; `setCookies` marks the browser that asked. */
export type Admission =
  | { isAdmitted: true; userId: string; isNew: boolean }
  | { isAdmitted: false; setCookies: string[] };

/**
 * Finds the account that an external identity opens: its own, one with the same address verified on both sides, or a
 * new one. If the provider has not verified the address, nothing is linked until the emailed link is opened.
 */
export async function admitExternal(deps: Deps, arrival: Arrival, { cookies }: Origin): Promise<Admission> {
  const { person, isNew } = await deps.db.asAuth(async (tx) => {
    const known = (await ownerOf(tx, arrival)) ?? (await matchByAddress(deps, tx, arrival));
    return { person: known ?? (await register(deps, tx, arrival)), isNew: !known };
  });
  if (person.emailVerified) return { isAdmitted: true, userId: person.userId, isNew };
  const asked = { provider: arrival.provider, subject: arrival.identity.subject };
  if (await deps.limiter.allows('confirmation-mail', person.email, ...CONFIRMATION_MAILS)) {
    await deps.db.asAuth((tx) => mailConfirmation(deps, tx, named(person), JSON.stringify(asked)));
  }
  return { isAdmitted: false, setCookies: [deps.auth.attempts.remember(cookies, linkMark(person.userId, asked))] };
}

const askedShape = z.object({ provider: z.enum(EXTERNAL_PROVIDERS), subject: z.string() });
type AskedLink = z.infer<typeof askedShape>;

const linkMark = (userId: string, { provider, subject }: AskedLink) => `link ${userId} ${provider} ${subject}`;

/** Links the identity of an external sign-in once its emailed link is opened in the browser of that sign-in. */
export async function linkAfterProof(
  deps: Deps,
  tx: Tx,
  { userId, asked, origin }: { userId: string; asked: string; origin: Origin },
): Promise<void> {
  const link = askedShape.parse(JSON.parse(asked));
  if (!deps.auth.attempts.find(origin.cookies, linkMark(userId, link))) return;
  const isFree = !(await findAccountOwner(tx, { providerId: link.provider, accountId: link.subject }));
  if (isFree) await linkIdentity(tx, userId, link);
}

async function linkIdentity(tx: Tx, userId: string, { provider, subject }: AskedLink): Promise<void> {
  await linkAccount(tx, { userId, providerId: provider, accountId: subject });
  await audit(tx, {
    actorId: userId,
    action: 'account.linked',
    subjectType: 'person',
    subjectId: userId,
    detail: { provider },
  });
}

async function ownerOf(tx: Tx, { provider, identity }: Arrival): Promise<Person | null> {
  const userId = await findAccountOwner(tx, { providerId: provider, accountId: identity.subject });
  return userId ? findPerson(tx, { userId }) : null;
}

/** An account with the same address, linked only if the provider has verified that address. */
async function matchByAddress(deps: Deps, tx: Tx, { provider, identity }: Arrival): Promise<Person | null> {
  const person = await findPerson(tx, { email: addressOf(identity) });
  if (!person) return null;
  if (identity.emailVerified) {
    await proveAddress(deps, tx, person.userId, { keepsPassword: false });
    await linkIdentity(tx, person.userId, { provider, subject: identity.subject });
    return findPerson(tx, { userId: person.userId });
  }
  if (!person.emailVerified) return person;
  throw new AppError('CONFLICT', 'There is already an account with this email. Sign in with your password instead.');
}

async function register(deps: Deps, tx: Tx, { provider, role, identity }: Arrival): Promise<Person> {
  const email = addressOf(identity);
  const { emailVerified } = identity;
  const name = identity.name ?? madeName(email.slice(0, email.indexOf('@')));
  const now = deps.clock.now();
  const userId = await insertUser(tx, { email, name, signupRole: role, emailVerified });
  if (!userId) throw new AppError('CONFLICT', 'Someone just signed up with this email. Please try again.');
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
  if (emailVerified) {
    await linkIdentity(tx, userId, { provider, subject: identity.subject });
    await mailWelcome(deps, tx, { userId, email, name, role });
  }
  const person = await findPerson(tx, { userId });
  if (!person) throw new Error('the new account has no profile');
  return person;
}

function addressOf({ email }: ExternalIdentity): string {
  const parsed = emailField.safeParse(email);
  if (!parsed.success)
    throw new AppError(
      'INVALID_INPUT',
      'The provider didn’t share your email. Please allow it, or sign up with your email.',
    );
  return parsed.data;
}
