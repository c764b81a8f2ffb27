import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { HOLD_KINDS, HOLD_SUBJECTS } from '#domains/verification/contract/holds-rules.ts';
import { at, createdAt, id, oneOf } from '#platform/db/columns.ts';

/** A hold stops matching and visibility immediately and leaves the verification state as it is. */
export const holds = pgTable(
  'holds',
  {
    id: id(),
    subjectType: text({ enum: HOLD_SUBJECTS }).notNull(),
    subjectId: uuid().notNull(),
    kind: text({ enum: HOLD_KINDS }).notNull(),
    reason: text().notNull(),
    createdBy: uuid(),
    createdAt: createdAt(),
    releasedAt: at(),
    releasedBy: uuid(),
    releaseReason: text(),
    /** Set for a suspended account: its sessions were ended and it cannot sign in. */
    blocksSignIn: boolean().notNull().default(false),
  },
  (t) => [
    oneOf('holds_subject_known', t.subjectType, HOLD_SUBJECTS),
    oneOf('holds_kind_known', t.kind, HOLD_KINDS),
    uniqueIndex('holds_one_open')
      .on(t.subjectType, t.subjectId, t.kind)
      .where(sql`released_at is null`),
    index('holds_open')
      .on(t.createdAt, t.id)
      .where(sql`released_at is null`),
    index('holds_released')
      .on(t.createdAt, t.id)
      .where(sql`released_at is not null`),
  ],
);
