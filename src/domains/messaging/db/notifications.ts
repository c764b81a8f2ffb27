import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { MAIL_STATES } from '#domains/messaging/contract/mail.ts';
import { at, createdAt, id, oneOf, textList, updatedAt } from '#platform/db/columns.ts';
import { profiles } from '#domains/accounts/db/identity.ts';

/** Written in the transaction of the change it reports. `seq` lets a dropped stream resume where it stopped. */
export const notifications = pgTable(
  'notifications',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    kind: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    href: text(),
    data: jsonb().notNull().default({}),
    /** A second notice with the same key (a retried job) is not stored. */
    dedupeKey: text(),
    readAt: at(),
    /** Not pushed before the reader's quiet hours end. Null once it was pushed, when it also gets a new `seq`. */
    heldUntil: at(),
    /** Notices with the same key that follow within minutes replace each other and are counted. */
    groupKey: text(),
    count: integer().notNull().default(1),
    /** Not in the bell: replaced by a later one of its group, or the reader wants this kind by email only. */
    isHidden: boolean().notNull().default(false),
    /** Waits to be mailed together with others at this time; null when it was mailed by itself or not at all. */
    digestAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.userId, t.seq),
    index('notifications_held')
      .on(t.heldUntil)
      .where(sql`held_until is not null`),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`read_at is null and not is_hidden`),
    index('notifications_digest')
      .on(t.digestAt)
      .where(sql`digest_at is not null`),
    index('notifications_group')
      .on(t.userId, t.kind, t.groupKey, t.seq)
      .where(sql`group_key is not null`),
    uniqueIndex('notifications_once').on(t.userId, t.dedupeKey),
  ],
);

/** Without a row, both channels are on and each mail is sent right away. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid()
      .notNull()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    kind: text().notNull(),
    inApp: boolean().notNull().default(true),
    email: boolean().notNull().default(true),
    /** Mails of this kind wait for the daily digest. */
    digest: boolean().notNull().default(false),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);

/** When not to notify a person, in minutes after midnight of their own time zone; start = end means never quiet. */
export const quietHours = pgTable('quiet_hours', {
  userId: uuid()
    .primaryKey()
    .references(() => profiles.userId, { onDelete: 'cascade' }),
  timeZone: text().notNull(),
  startMinute: integer().notNull(),
  endMinute: integer().notNull(),
  updatedAt: updatedAt(),
});

/** The outbox, the development mailbox and the mail log in one table. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    messageId: text().notNull().unique(),
    userId: uuid(),
    to: textList(),
    subject: text().notNull(),
    type: text().notNull(),
    data: jsonb().notNull().default({}),
    html: text().notNull(),
    text: text().notNull(),
    /** Attachments and extra headers (calendar invitation, one-click unsubscribe). */
    envelope: jsonb().notNull().default({}),
    status: text({ enum: MAIL_STATES }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** When a process claimed it for sending; if that process dies, another claims it again. */
    claimedAt: at(),
    notBefore: createdAt(),
    lastError: text(),
    dedupeKey: text().unique(),
    createdAt: createdAt(),
    sentAt: at(),
  },
  (t) => [
    oneOf('mails_status_known', t.status, MAIL_STATES),
    index('mails_due')
      .on(t.notBefore)
      .where(sql`status in ('queued', 'failed', 'sending')`),
    index().on(t.createdAt, t.id),
    index().on(t.status, t.createdAt, t.id),
    index().on(t.sentAt),
    index('mails_to').using('gin', t.to),
    index('mails_subject_trigrams').using('gin', t.subject.op('gin_trgm_ops')),
  ],
);
