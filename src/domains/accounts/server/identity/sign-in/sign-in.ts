import type { Origin, WithCookies } from '#platform/server/auth/auth.ts';
import { newCookie } from '#platform/server/auth/cookies.ts';
import { issueToken, newToken } from '#platform/server/auth/tokens.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { networkOf } from '#platform/server/http/limit.ts';
import type { SessionState } from '#domains/accounts/contract/session.ts';
import { cancelDeletion } from '../account/delete-account.ts';
import { enqueueNewDevice } from '../identity.jobs.ts';
import {
  deleteSessionOfToken,
  deleteSessions,
  findPerson,
  findSignIn,
  insertMissingProfile,
  isSuspended,
  replaceHash,
  type Person,
  type SignIn,
} from '../identity.repo.ts';
import { presentSession } from '../viewer.ts';

/** While the second step is pending there is no session, only a ticket in a cookie. */
type Opened = SessionState & { secondStep?: true };
export type OpenedSession = WithCookies<Opened>;

const SECOND_STEP_SECONDS = 300;

interface Entry {
  /** How the person proved who they are, for the log. */
  way: 'password' | 'link' | 'provider' | 'passkey' | 'second step';
  /** Whether to alert the owner about a new browser. */
  alertsOwner: boolean;
  /** The second step is done, or the credential counts as both. */
  isProved?: boolean;
  /** Refuses when what the person proved themselves with was changed meanwhile. */
  recheck?: () => Promise<void>;
}

/**
 * Opens a session after the first step and makes this browser known to the account. A sign-in from an unknown browser
 * alerts the owner, unless the address was verified in the same moment.
 */
export async function enter(
  deps: Deps,
  userId: string,
  origin: Origin,
  { way, alertsOwner, isProved = false, recheck }: Entry,
): Promise<OpenedSession> {
  const person = await findOrCreateProfile(deps, userId);
  await refuseSuspended(deps, userId);
  if (person.hasSecondFactor && !isProved) {
    const ticket = await requestSecondStep(deps, userId);
    await recheck?.();
    return ticket;
  }
  await cancelDeletion(deps, person);
  const { setCookies } = await deps.auth.openSession(userId, origin);
  // A suspension and a new password end the sessions that are there once they are committed. This one may be later, so
  // both are checked again before anyone has its cookie.
  await refuseSuspended(deps, userId, () => deps.db.asAuth((tx) => deleteSessions(tx, userId)));
  await recheck?.().catch(async (error: unknown) => {
    await endSession(deps, setCookies.join('; '));
    throw error;
  });
  deps.log.info({ signedIn: userId, way }, 'signed in');
  // The browser's previous session ends, so that a planted or copied cookie stops working.
  await endSession(deps, origin.cookies);
  const { devices } = deps.auth;
  if (alertsOwner && !devices.find(origin.cookies, userId)) {
    await deps.db.asAuth((tx) => enqueueNewDevice(deps, tx, userId));
  }
  return {
    value: presentSession(person, deps.env),
    setCookies: [...setCookies, devices.remember(origin.cookies, userId), ticketCookie(deps, '', 0)],
  };
}

async function endSession({ auth, db }: Deps, cookies: string): Promise<void> {
  const token = auth.sessionToken(new Headers({ cookie: cookies }));
  if (token) await db.asAuth((tx) => deleteSessionOfToken(tx, token));
}

/** Section 4.4: recreates a missing profile, pending and before onboarding. */
async function findOrCreateProfile(deps: Deps, userId: string): Promise<Person> {
  const found = await findPerson(deps.db.auth, { userId });
  if (found) return found;
  await deps.db.as(service, (tx) => insertMissingProfile(tx, userId));
  const person = await findPerson(deps.db.auth, { userId });
  if (!person) throw new AppError('INVALID_CREDENTIALS', 'This account no longer exists.');
  return person;
}

/** Reveals a suspension only to the proven owner. */
async function refuseSuspended(deps: Deps, userId: string, beforeRefusing?: () => Promise<unknown>): Promise<void> {
  if (!(await deps.db.as(service, (tx) => isSuspended(tx, userId)))) return;
  await beforeRefusing?.();
  throw new AppError('FORBIDDEN', 'This account is suspended. Contact Support, and a person will review it.');
}

async function requestSecondStep(deps: Deps, userId: string): Promise<OpenedSession> {
  const ticket = await deps.db.asAuth((tx) =>
    issueToken(tx, { purpose: 'second-step', value: userId, now: deps.clock.now(), seconds: SECOND_STEP_SECONDS }),
  );
  return {
    value: { ...presentSession(null, deps.env), secondStep: true },
    setCookies: [ticketCookie(deps, ticket, SECOND_STEP_SECONDS)],
  };
}

export const SECOND_STEP_COOKIE = 'second_step';
const ticketCookie = ({ env }: Deps, ticket: string, seconds: number) =>
  newCookie(env, SECOND_STEP_COOKIE, ticket, seconds);

/** Ten wrong passwords before a wait; each counts for 15 minutes. */
const failuresOf = (name: 'sign-in-account' | 'sign-in-device', key: string) => [name, key, 10, 900] as const;

/**
 * Sign-in with email and password. Failures in a known browser count for that browser; all others count together for the
 * account, and each attempt for its network, so that guesses from elsewhere don't lock the owner out.
 */
export async function signInPerson(
  deps: Deps,
  { email, password }: { email: string; password: string },
  origin: Origin,
): Promise<OpenedSession> {
  const found = await findSignIn(deps.db.auth, email);
  const device = found && deps.auth.devices.find(origin.cookies, found.userId);
  if (!device) await deps.limiter.take('sign-in', networkOf(origin.address), 300, 900);
  const tries = device
    ? failuresOf('sign-in-device', `${found.userId} ${device}`)
    : failuresOf('sign-in-account', email);
  await deps.limiter.take(...tries);
  const userId = await checkCredentials(deps, found, password);
  await deps.limiter.forget(...tries);
  const recheck = async () => {
    const stored = (await findSignIn(deps.db.auth, email))?.password;
    // Another sign-in may have renewed the hash of the same password.
    const isSame = stored && (stored === found?.password || (await deps.auth.verifyPassword(password, stored)));
    if (!isSame) throw wrongCredentials();
  };
  return enter(deps, userId, origin, { way: 'password', alertsOwner: true, recheck });
}

const wrongCredentials = () =>
  new AppError('INVALID_CREDENTIALS', 'The email or password is incorrect. Please try again.');

/** After the owner verified the address by email, other people's failed attempts no longer delay a sign-in. */
export const forgetFailures = (deps: Deps, email: string): Promise<void> =>
  deps.limiter.forget(...failuresOf('sign-in-account', email));

/** Does the same work for an unknown address as for a wrong password. */
async function checkCredentials(deps: Deps, found: SignIn | null, password: string): Promise<string> {
  const isRight = await deps.auth.verifyPassword(password, found?.password ?? (await decoy(deps)));
  if (!found?.password || !isRight) throw wrongCredentials();
  if (!found.emailVerified) {
    throw new AppError('EMAIL_NOT_VERIFIED', 'Please confirm your email first. We can send you the link again.');
  }
  if (deps.auth.isOutdatedHash(found.password)) await renewHash(deps, found.userId, found.password, password);
  return found.userId;
}

/** The password is known only while its owner signs in, so this is when raised costs reach an account. */
async function renewHash(deps: Deps, userId: string, from: string, password: string): Promise<void> {
  const to = await deps.auth.hashPassword(password);
  await deps.db.asAuth((tx) => replaceHash(tx, { userId, from, to }));
}

let decoyHash: Promise<string> | null = null;
const decoy = ({ auth }: Deps) => (decoyHash ??= auth.hashPassword(newToken()));

/** Ends this session or all of the account's. Returns the cookies that clear the browser's. */
export async function signOutPerson(
  deps: Deps,
  { userId, headers, scope }: { userId: string; headers: Headers; scope: 'local' | 'global' },
): Promise<string[]> {
  const cookies = await deps.auth.signOut(headers);
  if (scope === 'global') await deps.db.asAuth((tx) => deleteSessions(tx, userId));
  return cookies;
}
