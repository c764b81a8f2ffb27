import { z } from 'zod';
import { markRoleRequestClosed } from '#domains/profiles/server/candidates/index.ts';
import { audit } from '#platform/server/audit.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type { listRoleRequests, RoleRequest } from '#domains/operations/contract/role-requests.ts';
import { findRequest, listRequestRows, presentRequest } from './role-requests.repo.ts';

const cursorKey = z.tuple([exactTimestamp, z.uuid()]);

export const readRoleRequests = (
  deps: Deps,
  me: string,
  { state, q, cursor, limit }: InputOf<typeof listRoleRequests>['query'],
): Promise<AnswerOf<typeof listRoleRequests>> =>
  deps.db.as(admin(me), async (tx) => {
    const rows = await listRequestRows(tx, { state, q, after: decodeCursor(cursor, cursorKey), limit });
    return pageFrom(rows, limit, presentRequest, ({ createdKey, closedKey, row }) => [
      state === 'open' ? createdKey : closedKey,
      row.id,
    ]);
  });

export const closeRoleRequest = (deps: Deps, me: string, id: string, note: string): Promise<RoleRequest> =>
  deps.db.as(admin(me), async (tx) => {
    await findRequest(tx, id);
    const wasOpen = await markRoleRequestClosed(tx, id, {
      closedAt: deps.clock.now(),
      closedBy: me,
      closingNote: note,
    });
    if (!wasOpen) throw wrongState('This request is already closed.', 'closed');
    await audit(tx, { actorId: me, action: 'role_request.closed', subjectType: 'role_request', subjectId: id });
    return presentRequest(await findRequest(tx, id));
  });
