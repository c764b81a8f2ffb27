import { z } from 'zod';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { decodeCursor, pageFrom } from '#platform/server/http/keyset.ts';
import { calendarDay } from '#platform/contract/common.ts';
import { presentHead, settledOf } from './read-start.ts';
import { startsOfCandidate, startsOfEmployer } from './starts.repo.ts';

export const listMine = (deps: Deps, userId: string) =>
  deps.db.as(user(userId), async (tx) => {
    const rows = await startsOfCandidate(tx, userId);
    const settled = await settledOf(deps, tx, rows);
    return { items: rows.map((row) => presentHead(row, settled(row.start.applicationId))) };
  });

interface Query {
  cursor?: string | undefined;
  limit: number;
  show: 'upcoming' | 'past';
}

export const listForEmployer = (deps: Deps, userId: string, { cursor, limit, show }: Query) =>
  deps.db.as(user(userId), async (tx) => {
    const after = decodeCursor(cursor, z.tuple([calendarDay, z.uuid()]));
    const rows = await startsOfEmployer(tx, { show, userId, after, limit: limit + 1 });
    const settled = await settledOf(deps, tx, rows.slice(0, limit));
    return pageFrom(
      rows,
      limit,
      (row) => presentHead(row, settled(row.start.applicationId)),
      ({ start }) => [start.startOn, start.applicationId],
    );
  });
