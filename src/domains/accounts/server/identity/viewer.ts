import type { Deps } from '#platform/server/deps.ts';
import type { Env } from '#platform/server/env.ts';
import type { Viewer } from '#platform/server/http/http.ts';
import type { SessionState } from '#domains/accounts/contract/session.ts';
import { roleOf } from '#domains/accounts/contract/destination.ts';
import { endOfSession, UNATTENDED_HEADER, type SessionEnd } from '#platform/contract/session-limits.ts';
import { findSessionOwner, recordSessionUse, type Person } from './identity.repo.ts';

/** The viewer of a request's session cookie, or null. One query, sometimes a second one for administrators. */
export const readViewer = async (deps: Deps, headers: Headers): Promise<Viewer | null> =>
  (await readOwnSession(deps, headers)).viewer;

/** Also returns why an administrator's session ended. */
export async function readOwnSession(
  deps: Deps,
  headers: Headers,
): Promise<{ viewer: Viewer | null; ended: SessionEnd | null }> {
  const token = deps.auth.sessionToken(headers);
  const found = token ? await findSessionOwner(deps.db.auth, token) : null;
  if (!found) return { viewer: null, ended: null };
  const now = deps.clock.now();
  const ended = endOfSession(found, now);
  // Only an administrator's work can be cut short by it, so only they see the reason.
  if (ended) return { viewer: null, ended: found.role === 'admin' ? ended : null };
  if (found.role === 'admin') {
    const isNoted = now.getTime() - found.lastUsedAt.getTime() < NOTED_MS;
    if (!isNoted && isAttended(headers)) {
      await deps.db.asAuth((tx) => recordSessionUse(tx, found.sessionId, now));
    }
  }
  return { viewer: viewerFrom(found, deps.env), ended: null };
}

/** Use is recorded with this precision instead of on every request. */
const NOTED_MS = 10_000;

/** An open event stream and background polling don't count as use. */
const isAttended = (headers: Headers): boolean =>
  !headers.has(UNATTENDED_HEADER) && !headers.get('accept')?.includes('text/event-stream');

function viewerFrom(found: NonNullable<Awaited<ReturnType<typeof findSessionOwner>>>, env: Env): Viewer {
  const role = roleOf(found.role);
  return {
    userId: found.userId,
    sessionId: found.sessionId,
    sessionExpiresAt: found.sessionExpiresAt,
    signedInAt: found.signedInAt,
    email: found.email,
    fullName: found.fullName,
    role,
    onboardingCompleted: found.onboardingCompleted,
    verificationStatus: found.verificationStatus,
    socialAuthOnly: found.socialAuthOnly,
    isAdmin: role === 'admin',
    mustSecureAccount: mustSecure(found, env),
  };
}

/** Administrators in production can't open the console without a second factor. */
const mustSecure = ({ role, hasSecondFactor }: Pick<Person, 'role' | 'hasSecondFactor'>, { isProduction }: Env) =>
  isProduction && role === 'admin' && !hasSecondFactor;

export function presentSession(
  person: Viewer | Person | null,
  env: Env,
  ended: SessionEnd | null = null,
): SessionState {
  if (!person) return { user: null, profile: null, isAdminUser: false, ...(ended && { ended }) };
  const role = roleOf(person.role);
  return {
    user: { id: person.userId, email: person.email },
    profile: {
      user_id: person.userId,
      role,
      onboarding_completed: person.onboardingCompleted,
      verification_status: person.verificationStatus,
      full_name: person.fullName,
      social_auth_only: person.socialAuthOnly,
    },
    isAdminUser: role === 'admin',
    ...(isUnsecured(person, env) ? { mustSecureAccount: true as const } : {}),
  };
}

const isUnsecured = (person: Viewer | Person, env: Env) =>
  'mustSecureAccount' in person ? person.mustSecureAccount : mustSecure(person, env);
