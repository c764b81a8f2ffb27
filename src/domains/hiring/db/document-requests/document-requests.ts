import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { documentRequestMachine } from '#domains/hiring/contract/document-requests/document-request-states.ts';
import { REQUESTABLE_KINDS } from '#domains/hiring/contract/document-requests/document-requests.ts';
import { documents } from '#domains/profiles/db/documents.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { at, createdAt, id, oneOf } from '#platform/db/columns.ts';
import { conversations } from '../conversations/conversations.ts';

const STATES = statesOf(documentRequestMachine);

/** A document that a hiring team asked a candidate for. Both sides read it; the server writes it. */
export const documentRequests = pgTable(
  'document_requests',
  {
    id: id(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    candidateId: uuid().notNull(),
    kind: text({ enum: REQUESTABLE_KINDS }).notNull(),
    /** Which one, in the team's words. */
    name: text(),
    status: text({ enum: STATES }).notNull().default('open'),
    documentId: uuid().references(() => documents.id, { onDelete: 'set null' }),
    askedAt: createdAt(),
    settledAt: at(),
  },
  (t) => [
    oneOf('document_requests_kind_known', t.kind, REQUESTABLE_KINDS),
    oneOf('document_requests_status_known', t.status, STATES),
    index().on(t.conversationId, t.askedAt, t.id),
    index().on(t.candidateId, t.status),
    index().on(t.documentId),
    // A second tab and a second recruiter ask for the same thing once.
    uniqueIndex('document_requests_waiting')
      .on(t.conversationId, t.kind, sql`lower(coalesce(${t.name}, ''))`)
      .where(sql`${t.status} = 'open'`),
  ],
);
