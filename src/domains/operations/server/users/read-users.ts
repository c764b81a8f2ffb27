import { z } from 'zod';
import { sessionsOfAccount, twoStepOf } from '#domains/accounts/server/identity/index.ts';
import { readOpenHolds } from '#domains/verification/server/holds/index.ts';
import { audit } from '#platform/server/audit.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Viewer } from '#platform/server/http/http.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type { listUsers, UserLine, UserView } from '#domains/operations/contract/users.ts';
import { ROLES, type Role } from '#kernel/vocabulary.ts';
import { findUser, listUserRows, organizationsOf } from './users.repo.ts';

const cursorKey = z.tuple([exactTimestamp, z.uuid()]);

export const readUsers = (
  deps: Deps,
  me: string,
  { cursor, ...filter }: InputOf<typeof listUsers>['body'],
): Promise<AnswerOf<typeof listUsers>> =>
  deps.db.as(admin(me), async (tx) => {
    const rows = await listUserRows(tx, { ...filter, after: decodeCursor(cursor, cursorKey) });
    return pageFrom(
      rows,
      filter.limit,
      ({ key: _key, emailVerified: _emailVerified, ...row }): UserLine => row,
      ({ key, userId }) => [key, userId],
    );
  });

/** Viewing an account, which shows session addresses, is logged. */
export async function lookAtUser(deps: Deps, me: Viewer, userId: string): Promise<UserView> {
  const view = await readUser(deps, me, userId);
  await deps.db.as(admin(me.userId), (tx) =>
    audit(tx, { actorId: me.userId, action: 'account.viewed', subjectType: 'person', subjectId: userId }),
  );
  return view;
}

export async function readUser(deps: Deps, me: Viewer, userId: string): Promise<UserView> {
  const account = await deps.db.as(admin(me.userId), async (tx) => {
    const line = await requireUser(tx, userId);
    return {
      ...line,
      organizations: await organizationsOf(tx, userId),
      openHolds: await readOpenHolds(tx, 'person', userId),
    };
  });
  const isMe = userId === me.userId;
  const sessions = await sessionsOfAccount(deps, userId, me.sessionId);
  const twoStep = await twoStepOf(deps, userId);
  return { ...account, isMe, sessions, twoStep, nextRoles: nextRolesOf(account, isMe) };
}

export async function requireUser(tx: Tx, userId: string) {
  const found = await findUser(tx, userId);
  if (!found) throw notFound('person');
  return found;
}

/** Administrators can't change their own role, and a submitted profile fixes its role. */
export const nextRolesOf = (user: Pick<UserLine, 'role' | 'onboardingCompleted'>, isMe: boolean): Role[] =>
  isMe || (user.role !== 'admin' && user.onboardingCompleted) ? [] : ROLES.filter((role) => role !== user.role);
