import type { Change } from '#platform/contract/topics.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { notificationSettings, notifications, quietHours } from '#domains/messaging/db/notifications.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { usualChannels, type Channels, type NoticeEntry } from '#platform/server/events/notice-entry.ts';
import type { QuietHours } from '#domains/messaging/contract/notifications.ts';

export type NoticeRow = typeof notifications.$inferSelect;

export interface Reader {
  email: string;
  isDemo: boolean;
  isEmployer: boolean;
  timeZone: string;
  inApp: boolean;
  byMail: boolean;
  /** Mails of this kind wait for the daily digest. */
  inDigest: boolean;
  quietHours: QuietHours | null;
}

interface ReaderRow extends Record<string, unknown> {
  place: number;
  email: string;
  email_verified: boolean;
  is_demo: boolean;
  role: string | null;
  time_zone: string | null;
  in_app: boolean | null;
  email_on: boolean | null;
  digest: boolean | null;
  quiet_zone: string | null;
  start_minute: number | null;
  end_minute: number | null;
}

/** As `service`: the readers of one kind of notice with their settings, in the given order; null for a deleted account. */
export async function findReaders(
  tx: Tx,
  { kind, ...entry }: Pick<NoticeEntry, 'kind' | 'usual'>,
  notices: readonly { userId: string }[],
): Promise<(Reader | null)[]> {
  const { rows } = await tx.execute<ReaderRow>(sql`
    select k.place::int, a.email, a.email_verified, a.is_demo, p.role, c.time_zone, s.in_app, s.email as email_on, s.digest,
      q.time_zone as quiet_zone, q.start_minute, q.end_minute
    from unnest(${sql.param(notices.map(({ userId }) => userId))}::uuid[]) with ordinality as k(user_id, place)
    join auth.people a on a.id = k.user_id
    join public.profiles p on p.user_id = a.id
    left join public.candidate_profiles c on c.user_id = a.id
    left join public.notification_settings s on s.user_id = a.id and s.kind = ${kind}
    left join public.quiet_hours q on q.user_id = a.id`);
  const readers = new Map(rows.map((row) => [row.place, readerOf(row, usualChannels(entry))]));
  return notices.map((_, i) => readers.get(i + 1) ?? null);
}

function readerOf(row: ReaderRow, usual: Channels): Reader {
  const { quiet_zone: zone, start_minute: startMinute, end_minute: endMinute } = row;
  return {
    email: row.email,
    isDemo: row.is_demo,
    isEmployer: row.role === 'employer',
    timeZone: zone ?? row.time_zone ?? 'America/Chicago',
    inApp: row.in_app ?? usual.inApp,
    byMail: row.email_verified && (row.email_on ?? usual.email),
    inDigest: row.digest ?? usual.digest,
    quietHours:
      zone !== null && startMinute !== null && endMinute !== null ? { timeZone: zone, startMinute, endMinute } : null,
  };
}

/** Returns the IDs of the rows that are new by their dedupe key. A trigger signals each one that is not held. */
export async function insertNotices(tx: Tx, rows: (typeof notifications.$inferInsert)[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const made = await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing({ target: [notifications.userId, notifications.dedupeKey] })
    .returning({ id: notifications.id });
  return new Set(made.map(({ id }) => id));
}

export interface OpenGroup {
  id: string;
  userId: string;
  groupKey: string;
  count: number;
  digestAt: Date | null;
}

/**
 * As `service`: the latest unread notice of each group, if it is not older than `since`. Until the commit, others who
 * notify of these groups wait, so that two at once become one notice.
 */
export async function findOpenGroups(
  tx: Tx,
  kind: string,
  groups: readonly { userId: string; groupKey: string }[],
  since: Date,
): Promise<OpenGroup[]> {
  if (groups.length === 0) return [];
  // A statement of its own: the next one then sees what those committed for whom this one waited.
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('notices:' || name, 0))
    from (select distinct name from unnest(${sql.param(groups.map(({ userId, groupKey }) => `${userId}:${groupKey}`))}::text[]) name
      order by name) names`);
  const { rows } = await tx.execute<{
    id: string;
    user_id: string;
    group_key: string;
    count: number;
    digest_at: string | null;
  }>(sql`
    select n.id, n.user_id, n.group_key, n.count, n.digest_at
    from unnest(${sql.param(groups.map(({ userId }) => userId))}::uuid[],
      ${sql.param(groups.map(({ groupKey }) => groupKey))}::text[]) as g(user_id, group_key)
    cross join lateral (
      select * from public.notifications n
      where n.user_id = g.user_id and n.kind = ${kind} and n.group_key = g.group_key
      order by n.seq desc limit 1
    ) n
    where n.read_at is null and n.created_at > ${since.toISOString()}::timestamptz`);
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    groupKey: row.group_key,
    count: row.count,
    digestAt: row.digest_at === null ? null : new Date(row.digest_at),
  }));
}

/** Hides notices that a later one of their group replaces; the later one is also mailed in their place. */
export const replaceNotices = (tx: Tx, ids: readonly string[]) =>
  tx.update(notifications).set({ isHidden: true, digestAt: null }).where(inArray(notifications.id, ids));

const wordOf = ({ topic, id }: Change): string => (id ? `${topic}/${id}` : topic);

/** Signals people's open screens what changed; nothing is stored. */
export const signalChanges = (tx: Tx, perReader: readonly { userId: string; changes: readonly Change[] }[]) => {
  const signals = perReader.map(({ userId, changes }) => `${userId}:changed:${changes.map(wordOf).join(',')}`);
  return tx.execute(sql`select pg_notify('notifications', signal) from unnest(${sql.param(signals)}::text[]) signal`);
};

/**
 * Releases the notices whose quiet hours have ended, in order. Each gets a new `seq`, so that a stream that resumes by
 * `seq` sees it; the trigger signals it.
 */
export async function releaseHeld(tx: Tx, now: Date, limit: number): Promise<number> {
  const held = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(lte(notifications.heldUntil, now))
    .orderBy(asc(notifications.seq))
    .limit(limit)
    .for('no key update', { skipLocked: true });
  for (const { id } of held) {
    await tx
      .update(notifications)
      .set({ heldUntil: null, seq: sql`nextval(pg_get_serial_sequence('public.notifications', 'seq'))` })
      .where(eq(notifications.id, id));
  }
  return held.length;
}

/** The functions below run as the reader: row-level security shows only their own rows. */
export const listNotices = (
  tx: Tx,
  params: { before: number | null; unreadOnly: boolean; limit: number },
): Promise<NoticeRow[]> =>
  tx
    .select()
    .from(notifications)
    .where(
      and(
        not(notifications.isHidden),
        params.before === null ? undefined : lt(notifications.seq, params.before),
        params.unreadOnly ? isNull(notifications.readAt) : undefined,
      ),
    )
    .orderBy(desc(notifications.seq))
    .limit(params.limit + 1);

export const unreadCount = (tx: Tx): Promise<number> =>
  tx.$count(notifications, and(isNull(notifications.readAt), not(notifications.isHidden)));

export async function setRead(tx: Tx, id: string, now: Date): Promise<NoticeRow | null> {
  const [row] = await tx
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(notifications.id, id))
    .returning();
  return row ?? null;
}

export const setReadAt = (tx: Tx, href: string, now: Date): Promise<number> =>
  tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(isNull(notifications.readAt), eq(notifications.href, href)))
    .returning({ id: notifications.id })
    .then((rows) => rows.length);

export const setAllRead = (tx: Tx, now: Date): Promise<number> =>
  tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(isNull(notifications.readAt), not(notifications.isHidden)))
    .returning({ id: notifications.id })
    .then((rows) => rows.length);

/** How far a resumed stream looks back before the last notice it saw, for rows written earlier and committed later. */
const OVERLAP_SECONDS = 60;
const AT_ONCE = 100;

/** The released notices that a stream has to push after `after`. */
export const noticesAfter = (tx: Tx, params: { after: number; overlap: boolean }): Promise<NoticeRow[]> =>
  tx
    .select()
    .from(notifications)
    .where(
      and(
        isNull(notifications.heldUntil),
        not(notifications.isHidden),
        or(
          gt(notifications.seq, params.after),
          params.overlap
            ? sql`${notifications.createdAt} > (select max(n.created_at) - make_interval(secs => ${OVERLAP_SECONDS})
                from public.notifications n where n.seq <= ${params.after})`
            : undefined,
        ),
      ),
    )
    .orderBy(asc(notifications.seq))
    .limit(AT_ONCE);

export const noticeBySeq = (tx: Tx, seq: number): Promise<NoticeRow[]> =>
  tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.seq, seq), isNull(notifications.heldUntil)));

export const latestSeq = (tx: Tx): Promise<number> =>
  tx
    .select({ seq: sql<number>`coalesce(max(${notifications.seq}), 0)`.mapWith(Number) })
    .from(notifications)
    .then((rows) => rows[0]?.seq ?? 0);

export const listSettings = (tx: Tx) => tx.select().from(notificationSettings);

/**
 * Changes only the channels that are given, so that another tab's choice of the rest stays; the first choice of a person
 * keeps the usual ones beside it.
 */
export async function putSetting(
  tx: Tx,
  { userId, entry, updatedAt }: { userId: string; entry: NoticeEntry; updatedAt: Date },
  { inApp, email, digest }: { [Channel in keyof Channels]?: boolean | undefined },
): Promise<Channels> {
  const usual = usualChannels(entry);
  const [row] = await tx
    .insert(notificationSettings)
    .values({
      userId,
      kind: entry.kind,
      inApp: inApp ?? usual.inApp,
      email: email ?? usual.email,
      digest: digest ?? usual.digest,
      updatedAt,
    })
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.kind],
      set: { inApp, email, digest, updatedAt },
    })
    .returning({
      inApp: notificationSettings.inApp,
      email: notificationSettings.email,
      digest: notificationSettings.digest,
    });
  if (!row) throw new Error('a stored setting without a row');
  return row;
}

export const findQuietHours = (tx: Tx): Promise<QuietHours | null> =>
  tx
    .select({ timeZone: quietHours.timeZone, startMinute: quietHours.startMinute, endMinute: quietHours.endMinute })
    .from(quietHours)
    .then(([row]) => (row && row.startMinute !== row.endMinute ? row : null));

export async function putQuietHours(tx: Tx, values: QuietHours & { userId: string; updatedAt: Date }): Promise<void> {
  const { userId: _userId, ...changes } = values;
  await tx.insert(quietHours).values(values).onConflictDoUpdate({ target: quietHours.userId, set: changes });
}
