import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import { storedFiles } from '#domains/profiles/db/documents.ts';
import { createdAt, id } from '#platform/db/columns.ts';
import { conversations, messages } from './conversations.ts';

/** A file of a message; before the message is sent, its uploader alone sees it. A trigger destroys the key of a deleted one. */
export const messageAttachments = pgTable(
  'message_attachments',
  {
    id: id(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
    uploadedBy: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.conversationId, t.messageId),
    index().on(t.messageId),
    index().on(t.uploadedBy),
    index().on(t.fileId),
  ],
);
