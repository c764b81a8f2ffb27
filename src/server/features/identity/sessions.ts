import { audit } from '#server/platform/audit.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Viewer } from '#server/platform/http.ts';
import type { AnswerOf } from '#shared/contracts/contract.ts';
import type { listSessions } from '#shared/contracts/identity.ts';
import { deleteSession, listSessionsOf } from './identity.repo.ts';

/** Where the account is signed in, last used first. */
export async function sessionsOf(deps: Deps, viewer: Viewer): Promise<AnswerOf<typeof listSessions>> {
  const rows = await deps.db.auth.transaction((tx) => listSessionsOf(tx, viewer.userId));
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === viewer.sessionId,
    userAgent: row.userAgent ?? '',
    address: row.address ?? '',
    signedInAt: row.signedInAt.toISOString(),
    lastActiveAt: row.lastActiveAt.toISOString(),
  }));
}

export const endSession = (deps: Deps, viewer: Viewer, sessionId: string): Promise<void> =>
  deps.db.auth.transaction(async (tx) => {
    if (!(await deleteSession(tx, { userId: viewer.userId, sessionId }))) throw notFound('session');
    await audit(tx, { actorId: viewer.userId, action: 'session.ended', subjectType: 'session', subjectId: sessionId });
  });
