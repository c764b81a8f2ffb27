import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt } from '#platform/db/columns.ts';
import { applications } from '../applications/applications.ts';

/** What the members of a hiring team write to each other about a person. Candidates never read it. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    /** Made by the author's browser, so that a repeated request finds the first one. */
    id: uuid().primaryKey(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Null once the author's account is erased. */
    authorId: uuid(),
    /** Null once it was deleted: the row is the trace. */
    body: text(),
    writtenAt: createdAt(),
    editedAt: at(),
    deletedAt: at(),
    version: integer().notNull().default(1),
  },
  (t) => [index().on(t.applicationId, t.writtenAt, t.id), index().on(t.authorId)],
);
