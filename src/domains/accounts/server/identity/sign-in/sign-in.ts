import type { Origin, WithCookies } from '#platform/server/auth/auth.ts';
import { issueToken, newToken } from '#platform/server/auth/tokens.ts';
import { service } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { networkOf } from '#platform/server/limit.ts';
import type { SessionState } from '#domains/accounts/contract/session.ts';
import { keepAccount } from '../account/delete-account.ts';
import { enqueueNewDevice } from '../identity.jobs.ts';
import {
  deleteSessionOfToken,
  deleteSessions,
  findPerson,
  findSignIn,
  insertMissingProfile,
  isSuspended,
  type Person,
  type SignIn,
} from '../identity.repo.ts';
import { presentSession } from '../viewer.ts';

/** A sign-in that waits for its second step answers nobody, and a ticket in a cookie. */
type Opened = SessionState & { secondStep?: true };
export type OpenedSession = WithCookies<Opened>;

const SECOND_STEP_SECONDS = 300;

interface Entry {
  /** Whether a browser that is new to the account is news to its owner. */
  tellOwner: boolean;
  /** The second step is done, or what was shown counts as both. */
  isProved?: boolean;
}

/**
 * Opens a session for somebody whose first step is done, and makes this browser known to the account. A sign-in from a
 * browser that was not is told to the account's owner, unless the address was proved in this very moment.
 */
export async function enter(
  deps: Deps,
  userId: string,
  origin: Origin,
  { tellOwner, isProved = false }: Entry,
): Promise<OpenedSession> {
  const person = await personWithProfile(deps, userId);
  await refuseSuspended(deps, userId);
  if (person.hasSecondFactor && !isProved) return askSecondStep(deps, userId);
  await keepAccount(deps, person);
  const { setCookies } = await deps.auth.openSession(userId, origin);
  await endReplaced(deps, origin);
  const { devices } = deps.auth;
  if (tellOwner && !devices.find(origin.cookies, userId)) {
    await deps.db.auth.transaction((tx) => enqueueNewDevice(deps, tx, userId));
  }
  return {
    value: presentSession(person, deps.env),
    setCookies: [...setCookies, devices.remember(origin.cookies, userId), ticketCookie(deps, '', 0)],
  };
}

/** The browser forgets the session that it had; nobody who planted or copied its cookie goes on with it. */
async function endReplaced({ auth, db }: Deps, { cookies }: Origin): Promise<void> {
  const token = auth.sessionToken(new Headers({ cookie: cookies }));
  if (token) await db.auth.transaction((tx) => deleteSessionOfToken(tx, token));
}

/** Section 4.4: an account that lost its profile gets one again, pending and before onboarding. */
async function personWithProfile(deps: Deps, userId: string): Promise<Person> {
  const found = await findPerson(deps.db.auth, { userId });
  if (found) return found;
  await deps.db.as(service, (tx) => insertMissingProfile(tx, userId));
  const person = await findPerson(deps.db.auth, { userId });
  if (!person) throw new AppError('INVALID_CREDENTIALS', 'This account is gone.');
  return person;
}

/** Only who has shown that the account is theirs learns that it is suspended. */
async function refuseSuspended(deps: Deps, userId: string): Promise<void> {
  if (!(await deps.db.as(service, (tx) => isSuspended(tx, userId)))) return;
  throw new AppError(
    'FORBIDDEN',
    'This account is suspended. Write to us under Support, and a person looks at it again.',
  );
}

async function askSecondStep(deps: Deps, userId: string): Promise<OpenedSession> {
  const ticket = await deps.db.auth.transaction((tx) =>
    issueToken(tx, { purpose: 'second-step', value: userId, now: deps.clock.now(), seconds: SECOND_STEP_SECONDS }),
  );
  return {
    value: { ...presentSession(null, deps.env), secondStep: true },
    setCookies: [ticketCookie(deps, ticket, SECOND_STEP_SECONDS)],
  };
}

export const SECOND_STEP_COOKIE = 'tallgrass.second_step';
const ticketCookie = ({ env }: Deps, ticket: string, seconds: number) =>
  `${SECOND_STEP_COOKIE}=${ticket}; Max-Age=${seconds}; Path=/api/auth; HttpOnly; SameSite=Lax${env.appUrl.startsWith('https:') ? '; Secure' : ''}`;

/** Ten wrong passwords before a wait; each is remembered for a quarter of an hour. */
const failuresOf = (name: 'sign-in-account' | 'sign-in-device', key: string) => [name, key, 10, 900] as const;

/**
 * By email and password. Failures on a browser that the account knows count for that browser; all others count together
 * for the account, and each try for its network, so that guesses from elsewhere do not lock the owner out.
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
  return enter(deps, userId, origin, { tellOwner: true });
}

/** After the owner proved the address by email, other people's failed tries no longer delay a sign-in. */
export const forgetFailures = (deps: Deps, email: string): Promise<void> =>
  deps.limiter.forget(...failuresOf('sign-in-account', email));

/** The same work for an unknown address as for a wrong password. */
async function checkCredentials(deps: Deps, found: SignIn | null, password: string): Promise<string> {
  const isRight = await deps.auth.verifyPassword(password, found?.password ?? (await decoy(deps)));
  if (!found?.password || !isRight) {
    throw new AppError('INVALID_CREDENTIALS', 'The email or the password is not right. Please try again.');
  }
  if (!found.emailVerified) {
    throw new AppError('EMAIL_NOT_VERIFIED', 'Please confirm your email first. We can send you the link again.');
  }
  return found.userId;
}

let decoyHash: Promise<string> | null = null;
const decoy = ({ auth }: Deps) => (decoyHash ??= auth.hashPassword(newToken()));

/** Ends this session, or all of the account's. Answers the cookies that clear the browser's. */
export async function signOutPerson(
  deps: Deps,
  { userId, headers, scope }: { userId: string; headers: Headers; scope: 'local' | 'global' },
): Promise<string[]> {
  const cookies = await deps.auth.signOut(headers);
  if (scope === 'global') await deps.db.auth.transaction((tx) => deleteSessions(tx, userId));
  return cookies;
}
