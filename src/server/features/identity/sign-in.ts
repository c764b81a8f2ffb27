import type { Origin, WithCookies } from '#server/platform/auth/auth.ts';
import { consumeToken } from '#server/platform/auth/tokens.ts';
import { audit } from '#server/platform/audit.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { SessionState } from '#shared/contracts/session.ts';
import { enqueueConfirmation, enqueueNewDevice } from './identity.jobs.ts';
import { mailWelcome, named } from './identity.mails.ts';
import { deleteSessions, findPerson, markVerified } from './identity.repo.ts';
import { sessionOf } from './viewer.ts';

export type OpenedSession = WithCookies<SessionState>;

/**
 * Answers the session with its cookies, and makes this browser known to the account. A sign-in from a browser that
 * was not is told to the account's owner, unless the address was proved in this very moment.
 */
export async function enter(
  deps: Deps,
  { value: { userId }, setCookies }: WithCookies<{ userId: string }>,
  origin: Origin,
  { tellOwner }: { tellOwner: boolean },
): Promise<OpenedSession> {
  const { devices } = deps.auth;
  if (tellOwner && !devices.knows(origin.cookies, userId)) {
    await deps.db.auth.transaction((tx) => enqueueNewDevice(deps, tx, userId));
  }
  return {
    value: await sessionOf(deps, userId),
    setCookies: [...setCookies, devices.remember(origin.cookies, userId)],
  };
}

/** Wrong passwords for one account before it has to wait, and how long its memory is. */
const FAILURES = [10, 900] as const;

/** By email and password. Failures count for the account, every try for the address it comes from. */
export async function signInPerson(
  deps: Deps,
  credentials: { email: string; password: string },
  origin: Origin,
): Promise<OpenedSession> {
  const { email } = credentials;
  await deps.limiter.take('sign-in-account', email, ...FAILURES);
  const signedIn = await deps.auth.signIn(credentials, origin);
  await deps.limiter.forget('sign-in-account', email, ...FAILURES);
  return enter(deps, signedIn, origin, { tellOwner: true });
}

/** By the link of the confirmation mail: it works once, and it proves the address. */
export async function confirmAddress(deps: Deps, token: string, origin: Origin): Promise<OpenedSession> {
  const userId = await deps.db.auth.transaction(async (tx) => {
    const confirmed = await consumeToken(tx, { purpose: 'confirm-email', token, now: deps.clock.now() });
    const person = confirmed ? await findPerson(tx, { userId: confirmed }) : null;
    if (!person) throw spentLink();
    await markVerified(tx, person.userId);
    await mailWelcome(deps, tx, named(person));
    await audit(tx, {
      actorId: person.userId,
      action: 'account.confirmed',
      subjectType: 'person',
      subjectId: person.userId,
    });
    return person.userId;
  });
  return enter(deps, await deps.auth.openSession(userId, origin), origin, { tellOwner: false });
}

const spentLink = () =>
  new AppError('TOKEN_INVALID', 'This link was already used or has expired. Sign in, or ask for a new link.');

/** The same look-up and one job either way, so that neither answer nor time tells whether the address is known. */
export async function askForConfirmation(deps: Deps, email: string): Promise<void> {
  await deps.limiter.take('resend-account', email, 5, 3600);
  await deps.db.auth.transaction(async (tx) => {
    const person = await findPerson(tx, { email });
    await enqueueConfirmation(deps, tx, person && !person.emailVerified ? person.userId : null);
  });
}

/** Ends this session, or all of the account's. Answers the cookies that clear the browser's. */
export async function signOutPerson(
  deps: Deps,
  { userId, headers, scope }: { userId: string; headers: Headers; scope: 'local' | 'global' },
): Promise<string[]> {
  const cookies = await deps.auth.signOut(headers);
  if (scope === 'global') await deps.db.auth.transaction((tx) => deleteSessions(tx, userId));
  return cookies;
}
