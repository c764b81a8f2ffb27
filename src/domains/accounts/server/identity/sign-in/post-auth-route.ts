import { audit } from '#platform/server/audit.ts';
import { updateProfile } from '#domains/accounts/server/people/index.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { hasAdminRole, type Viewer } from '#platform/server/http/http.ts';
import { destinationOf, roleHintOf, type ActingRole } from '#domains/accounts/contract/destination.ts';

/**
 * Section 4.4: where a user goes after signing in. A user without a role gets that of the page used; a candidate who
 * signs in on an employer's page becomes an employer if onboarding is not completed. No one else changes roles.
 */
export async function routeAfterSignIn(deps: Deps, viewer: Viewer, hintHeader: string | undefined): Promise<string> {
  const hint = roleHintOf(hintHeader);
  if (!hint) throw new AppError('ROLE_HINT_MISSING', 'Please choose whether you are a candidate or an employer.');
  if (hasAdminRole(viewer) || viewer.onboardingCompleted || hint === 'admin') return destinationOf(viewer);
  const takesRole = viewer.role === null;
  const converts = hint === 'employer' && viewer.role !== 'employer';
  if (!takesRole && !converts) return destinationOf(viewer);
  await assignRole(deps, viewer, hint);
  return destinationOf({ ...viewer, role: hint, verificationStatus: 'pending' });
}

const assignRole = (deps: Deps, viewer: Viewer, role: ActingRole) =>
  deps.db.as(service, async (tx) => {
    const { userId } = viewer;
    await updateProfile(tx, userId, {
      role,
      updatedAt: deps.clock.now(),
      ...(viewer.verificationStatus === 'pending' ? {} : { verificationStatus: 'pending' }),
    });
    await audit(tx, {
      actorId: userId,
      action: 'role.set',
      subjectType: 'person',
      subjectId: userId,
      detail: { from: viewer.role, to: role },
    });
  });
