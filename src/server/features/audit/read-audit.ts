import { z } from 'zod';
import { admin } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { decodeCursor, pageFrom } from '#server/platform/keyset.ts';
import type { AuditLine, listAudit } from '#shared/contracts/audit.ts';
import type { AnswerOf, InputOf } from '#shared/contracts/contract.ts';
import { listAuditRows, type AuditRow } from './audit.repo.ts';

const cursorKey = z.tuple([z.int().positive()]);

export const readAudit = (
  deps: Deps,
  me: string,
  query: InputOf<typeof listAudit>['query'],
): Promise<AnswerOf<typeof listAudit>> =>
  deps.db.as(admin(me), async (tx) => {
    const { cursor, limit, ...filter } = query;
    const before = decodeCursor(cursor, cursorKey)?.[0] ?? null;
    const rows = await listAuditRows(tx, { ...filter, before, limit });
    return pageFrom(rows, limit, present, ({ line }) => [line.seq]);
  });

const named = (id: string | null, name: string | null) => (id ? { id, name: name ?? 'Somebody who left' } : null);

const present = ({ line, actorName, actingForName, sealed }: AuditRow): AuditLine => ({
  seq: line.seq,
  at: line.at.toISOString(),
  actor: named(line.actorId, actorName),
  actingFor: named(line.actingForId, actingForName),
  action: line.action,
  subjectType: line.subjectType,
  subjectId: line.subjectId,
  detail: line.detail as Record<string, unknown>,
  isSealed: sealed !== null,
});
