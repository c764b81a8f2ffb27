import { z } from 'zod';
import { audit } from '#platform/server/audit.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type { ErrorGroup, getError, listErrors } from '#domains/operations/contract/errors.ts';
import { findErrorGroup, latestOf, listErrorRows, markResolved, presentGroup } from './errors.repo.ts';

const cursorKey = z.tuple([exactTimestamp, z.string().regex(/^[0-9a-f]{1,64}$/)]);

export const readErrors = (
  deps: Deps,
  me: string,
  { state, q, cursor, limit }: InputOf<typeof listErrors>['query'],
): Promise<AnswerOf<typeof listErrors>> =>
  deps.db.as(admin(me), async (tx) => {
    const rows = await listErrorRows(tx, { state, q, after: decodeCursor(cursor, cursorKey), limit });
    return pageFrom(
      rows,
      limit,
      ({ row }) => presentGroup(row),
      ({ key, row }) => [key, row.fingerprint],
    );
  });

export const readError = (deps: Deps, me: string, fingerprint: string): Promise<AnswerOf<typeof getError>> =>
  deps.db.as(admin(me), async (tx) => {
    const group = await findErrorGroup(tx, fingerprint);
    if (!group) throw notFound('error');
    const latest = await latestOf(tx, fingerprint);
    return {
      group: presentGroup(group),
      latest: latest.map(({ id, createdAt, message, route, userId, context }) => ({
        id,
        at: createdAt.toISOString(),
        message,
        route,
        userId,
        context: context as Record<string, unknown>,
      })),
    };
  });

export const resolveError = (deps: Deps, me: string, fingerprint: string): Promise<ErrorGroup> =>
  deps.db.as(admin(me), async (tx) => {
    const resolved = await markResolved(tx, fingerprint, me, deps.clock.now());
    if (!resolved) {
      if (!(await findErrorGroup(tx, fingerprint))) throw notFound('error');
      throw wrongState('This error is already resolved.', 'resolved');
    }
    await audit(tx, { actorId: me, action: 'error.resolved', subjectType: 'error', subjectId: fingerprint });
    return presentGroup(resolved);
  });
