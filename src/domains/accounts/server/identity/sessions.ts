import { audit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Viewer } from '#platform/server/http/http.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { listSessions } from '#domains/accounts/contract/identity.ts';
import type { Proof } from '#domains/accounts/contract/proof.ts';
import { endOfSession } from '#platform/contract/session-limits.ts';
import { deleteSession, deleteSessions, listSessionsOf } from './identity.repo.ts';
import { requireReauthentication } from './reauthentication.ts';

type Sessions = AnswerOf<typeof listSessions>;

/** The account's sessions, last used first. */
export const sessionsOf = (deps: Deps, { userId, sessionId }: Viewer): Promise<Sessions> =>
  sessionsOfAccount(deps, userId, sessionId);

/** Sessions of any account; the caller has checked that it serves an administrator or the owner. */
export async function sessionsOfAccount(deps: Deps, userId: string, current: string): Promise<Sessions> {
  const rows = await deps.db.asAuth((tx) => listSessionsOf(tx, userId));
  const now = deps.clock.now();
  const live = rows.filter((row) => !endOfSession(row, now));
  return live.map((row) => ({
    id: row.id,
    isCurrent: row.id === current,
    userAgent: row.userAgent ?? '',
    address: row.address ?? '',
    signedInAt: row.signedInAt.toISOString(),
    lastActiveAt: row.lastActiveAt.toISOString(),
  }));
}

/** Ends one of the viewer's sessions or, without an id, all but the one that asks. */
export async function endOwnSessions(
  deps: Deps,
  viewer: Viewer,
  { id, ...proof }: Proof & { id?: string | undefined },
): Promise<void> {
  await requireReauthentication(deps, viewer, proof);
  const { userId } = viewer;
  await deps.db.asAuth(async (tx) => {
    if (!id) return endOtherSessions(tx, viewer);
    if (!(await deleteSession(tx, { userId, sessionId: id }))) throw notFound('session');
    await audit(tx, { actorId: userId, action: 'session.ended', subjectType: 'session', subjectId: id });
  });
}

/** Signs the other devices out: from the list of sessions, or with a change of sign-in methods. */
export async function endOtherSessions(tx: Tx, { userId, sessionId }: Viewer): Promise<void> {
  await deleteSessions(tx, userId, sessionId);
  await audit(tx, { actorId: userId, action: 'account.sessions_ended', subjectType: 'person', subjectId: userId });
}

interface Ending {
  userId: string;
  /** All when omitted. */
  sessionId?: string | undefined;
  /** Excluded when all are ended. */
  keep?: string;
  by: string;
}

/** For administrators: ends one session of an account, or all but `keep`; 404 when the session doesn't exist. */
export const endSessionsOf = (deps: Deps, { userId, sessionId, keep, by }: Ending): Promise<void> =>
  deps.db.asAuth(async (tx) => {
    if (!sessionId) await deleteSessions(tx, userId, keep);
    else if (!(await deleteSession(tx, { userId, sessionId }))) throw notFound('session');
    const detail = sessionId ? { sessionId } : {};
    await audit(tx, {
      actorId: by,
      action: 'account.sessions_ended',
      subjectType: 'person',
      subjectId: userId,
      detail,
    });
  });
