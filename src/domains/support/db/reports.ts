import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { REPORT_SUBJECTS } from '#domains/support/contract/reports.ts';
import { at, createdAt, id } from '#platform/db/columns.ts';

export const reports = pgTable(
  'reports',
  {
    id: id(),
    reporterId: uuid().notNull(),
    subjectType: text({ enum: REPORT_SUBJECTS }).notNull(),
    subjectId: uuid().notNull(),
    reason: text().notNull(),
    detail: text(),
    status: text({ enum: ['open', 'resolved'] })
      .notNull()
      .default('open'),
    resolution: text(),
    resolvedBy: uuid(),
    resolvedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.status, t.createdAt, t.id),
    index().on(t.status, t.resolvedAt, t.id),
    index().on(t.subjectType, t.subjectId),
  ],
);
