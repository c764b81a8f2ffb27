import * as identity from '#domains/accounts/server/identity/index.ts';
import { updateProfile } from '#domains/accounts/server/people/index.ts';
import { endSuspension, suspend } from '#domains/verification/server/holds/index.ts';
import { audit } from '#platform/server/audit.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, wrongState } from '#platform/server/errors.ts';
import type { Viewer } from '#platform/server/http/http.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type {
  changeRole as changeCall,
  endTwoStep as endTwoStepCall,
  UserView,
} from '#domains/operations/contract/users.ts';
import { nextRolesOf, readUser, requireUser } from './read-users.ts';
import { findUser, lockAccess } from './users.repo.ts';

/** Ends one session or all; administrators who sign themselves out keep their current session. */
export async function endSessions(
  deps: Deps,
  me: Viewer,
  userId: string,
  sessionId: string | undefined,
): Promise<UserView> {
  await deps.db.as(admin(me.userId), (tx) => requireUser(tx, userId));
  await identity.endSessionsOf(deps, { userId, sessionId, keep: me.sessionId, by: me.userId });
  return readUser(deps, me, userId);
}

/** Stops visibility and matching with this commit, then ends every session; `enter` refuses new ones. */
export async function suspendUser(deps: Deps, me: Viewer, userId: string, reason: string): Promise<UserView> {
  await change(deps, me, userId, (tx) => suspend(deps, tx, me.userId, { userId, reason }));
  await identity.endSessionsOf(deps, { userId, by: me.userId });
  return readUser(deps, me, userId);
}

export async function liftSuspension(deps: Deps, me: Viewer, userId: string, reason: string): Promise<UserView> {
  await change(deps, me, userId, (tx) => endSuspension(deps, tx, me.userId, { userId, reason }));
  return readUser(deps, me, userId);
}

/** A session is bound to the role it was opened with, so all of them end. */
export async function changeRole(
  deps: Deps,
  me: Viewer,
  userId: string,
  { role, reason }: InputOf<typeof changeCall>['body'],
): Promise<UserView> {
  await change(deps, me, userId, async (tx) => {
    const user = await requireUser(tx, userId);
    if (userId === me.userId) throw new AppError('FORBIDDEN', 'You cannot change your own role.');
    if (!nextRolesOf(user, false).includes(role)) {
      throw wrongState(
        user.role === role
          ? 'This account already has that role.'
          : 'This person has submitted a profile, so the role stays. Use a separate account.',
        user.role ?? 'none',
      );
    }
    if (role === 'admin' && !user.emailVerified) {
      throw wrongState('This address is not confirmed yet, so its owner is unknown.', 'unconfirmed');
    }
    await updateProfile(tx, userId, { role, updatedAt: deps.clock.now() });
    const detail = { from: user.role, to: role, reason };
    await audit(tx, { actorId: me.userId, action: 'role.changed', subjectType: 'person', subjectId: userId, detail });
  });
  await identity.endSessionsOf(deps, { userId, by: me.userId });
  return readUser(deps, me, userId);
}

/** For an owner who lost phone and recovery codes. Administrators need another administrator for this. */
export async function endTwoStep(
  deps: Deps,
  me: Viewer,
  userId: string,
  asked: InputOf<typeof endTwoStepCall>['body'],
): Promise<UserView> {
  if (userId === me.userId) throw new AppError('FORBIDDEN', 'Another administrator has to do this for you.');
  await change(deps, me, userId);
  await identity.planTwoStepEnd(deps, { userId, by: me.userId, ...asked });
  return readUser(deps, me, userId);
}

export async function keepTwoStep(deps: Deps, me: Viewer, userId: string): Promise<UserView> {
  await change(deps, me, userId);
  await identity.keepTwoStep(deps, { userId, by: me.userId });
  return readUser(deps, me, userId);
}

/** Serializes changes: two administrators who demote each other concurrently would leave none. */
const change = (deps: Deps, me: Viewer, userId: string, work?: (tx: Tx) => Promise<unknown>) =>
  deps.db.as(admin(me.userId), async (tx) => {
    await lockAccess(tx);
    const mine = await findUser(tx, me.userId);
    if (mine?.role !== 'admin' || mine.isSuspended) throw new AppError('FORBIDDEN', 'Only administrators can do this.');
    await requireUser(tx, userId);
    await work?.(tx);
  });
