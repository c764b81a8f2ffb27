import type { Deps } from '#server/platform/deps.ts';
import type { Viewer } from '#server/platform/http.ts';
import type { SessionState } from '#shared/contracts/session.ts';
import { roleOf } from '#shared/kernel/destination.ts';
import { findPerson, findSessionOwner, type Person } from './identity.repo.ts';

/** Who asks, by the session cookie of the request, or null. One query. */
export async function readViewer(deps: Deps, headers: Headers): Promise<Viewer | null> {
  const token = deps.auth.sessionToken(headers);
  const found = token ? await findSessionOwner(deps.db.auth, token) : null;
  if (!found) return null;
  const role = roleOf(found.role);
  return {
    userId: found.userId,
    sessionId: found.sessionId,
    email: found.email,
    fullName: found.fullName,
    role,
    onboardingCompleted: found.onboardingCompleted,
    verificationStatus: found.verificationStatus,
    socialAuthOnly: found.socialAuthOnly,
    isAdmin: role === 'admin',
  };
}

/** The session state of somebody whose session has just been opened. */
export async function sessionOf(deps: Deps, userId: string): Promise<SessionState> {
  return presentSession(await findPerson(deps.db.auth, { userId }));
}

export function presentSession(person: Viewer | Person | null): SessionState {
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
  };
}
