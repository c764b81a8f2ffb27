import type { Deps } from '#server/platform/deps.ts';
import type { Env } from '#server/platform/env.ts';
import type { Viewer } from '#server/platform/http.ts';
import type { SessionState } from '#shared/contracts/session.ts';
import { roleOf } from '#shared/kernel/destination.ts';
import { findSessionOwner, type Person } from './identity.repo.ts';

/** Who asks, by the session cookie of the request, or null. One query. */
export async function readViewer(deps: Deps, headers: Headers): Promise<Viewer | null> {
  const token = deps.auth.sessionToken(headers);
  const found = token ? await findSessionOwner(deps.db.auth, token) : null;
  if (!found) return null;
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
    mustSecureAccount: mustSecure(found, deps.env),
  };
}

/** Administrators in production have a second factor, or no console. */
const mustSecure = ({ role, hasSecondFactor }: Pick<Person, 'role' | 'hasSecondFactor'>, { isProduction }: Env) =>
  isProduction && role === 'admin' && !hasSecondFactor;

export function presentSession(person: Viewer | Person | null, env: Env): SessionState {
  if (!person) return { user: null, profile: null, isAdminUser: false };
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
