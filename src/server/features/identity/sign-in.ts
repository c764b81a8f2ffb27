import type { Origin, WithCookies } from '#server/platform/auth/auth.ts';
import { consumeToken } from '#server/platform/auth/tokens.ts';
import { audit } from '#server/platform/audit.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { SessionState } from '#shared/contracts/session.ts';
import { enqueueConfirmation } from './identity.jobs.ts';
import { mailWelcome } from './identity.mails.ts';
import { deleteSessions, findPerson, markVerified } from './identity.repo.ts';
import { sessionOf } from './viewer.ts';

type OpenedSession = WithCookies<SessionState>;

const opened = async (deps: Deps, { value, setCookies }: WithCookies<{ userId: string }>): Promise<OpenedSession> => ({
  value: await sessionOf(deps, value.userId),
  setCookies,
});

/** By email and password. Attempts count for the account as well as for the address they come from. */
export async function signInPerson(
  deps: Deps,
  credentials: { email: string; password: string },
  origin: Origin,
): Promise<OpenedSession> {
  await deps.limiter.take('sign-in-account', credentials.email, 10, 900);
  return opened(deps, await deps.auth.signIn(credentials, origin));
}

/** By the link of the confirmation mail: it works once, and it proves the address. */
export async function confirmAddress(deps: Deps, token: string, origin: Origin): Promise<OpenedSession> {
  const userId = await deps.db.auth.transaction(async (tx) => {
    const confirmed = await consumeToken(tx, { purpose: 'confirm-email', token, now: deps.clock.now() });
    const person = confirmed ? await findPerson(tx, { userId: confirmed }) : null;
    if (!person) throw spentLink();
    await markVerified(tx, person.userId);
    await mailWelcome(deps, tx, { ...person, name: person.fullName ?? person.name });
    await audit(tx, {
      actorId: person.userId,
      action: 'account.confirmed',
      subjectType: 'person',
      subjectId: person.userId,
    });
    return person.userId;
  });
  return opened(deps, await deps.auth.openSession(userId, origin));
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
