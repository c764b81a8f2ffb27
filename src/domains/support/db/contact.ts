import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { CONTACT_TOPICS } from '#domains/support/contract/contact-topics.ts';
import { at, createdAt, id, oneOf } from '#platform/db/columns.ts';

/** Messages from the contact page. Open until an administrator answers by email or closes it without an answer. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    topic: text({ enum: CONTACT_TOPICS }).notNull(),
    senderName: text(),
    senderEmail: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
    closedAt: at(),
    closedBy: uuid(),
    /** The answer that was mailed; null when the message was closed without one. */
    answer: text(),
  },
  (t) => [
    oneOf('contact_messages_topic_known', t.topic, CONTACT_TOPICS),
    index('contact_messages_open')
      .on(t.createdAt, t.id)
      .where(sql`closed_at is null`),
    index('contact_messages_closed')
      .on(t.closedAt, t.id)
      .where(sql`closed_at is not null`),
  ],
);
