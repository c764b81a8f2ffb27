import {
  and,
  arrayContains,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  or,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { mails } from '#domains/messaging/db/notifications.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { hasWords } from '#platform/server/database/search.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { TOKEN_PATTERN } from '#platform/server/secrets/cut-tokens.ts';
import type { MailState } from './states.ts';

/** These functions run as `service`, or as `admin` for the log. */
export type MailRow = typeof mails.$inferSelect;

/** Returns the IDs of the rows that are new by their dedupe key. */
export async function insertMails(tx: Tx, rows: (typeof mails.$inferInsert)[]): Promise<Set<string>> {
  const made = await tx
    .insert(mails)
    .values(rows)
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  return new Set(made.map(({ id }) => id));
}

/**
 * Claims a mail for sending: a due one, or one whose process has been silent since before `abandonedBefore`. Only one of
 * two processes gets it. Null: nothing to do.
 */
export async function claimMail(
  tx: Tx,
  { id, now, abandonedBefore }: { id: string; now: Date; abandonedBefore: Date },
): Promise<MailRow | null> {
  const [claimed] = await tx
    .update(mails)
    .set({ status: 'sending', claimedAt: now, attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, id), isDue(now, abandonedBefore)))
    .returning();
  return claimed ?? null;
}

/** What was written to be sent at once is due whatever the time is now: the clock may have been set back since. */
const isDue = (now: Date, abandonedBefore: Date) =>
  or(
    and(
      inArray(mails.status, ['queued', 'failed']),
      or(lte(mails.notBefore, now), lte(mails.notBefore, mails.createdAt)),
    ),
    and(eq(mails.status, 'sending'), or(lt(mails.claimedAt, abandonedBefore), sql`${mails.claimedAt} is null`)),
  );

export const dueMails = (
  tx: Tx,
  params: { now: Date; abandonedBefore: Date; limit: number },
): Promise<{ id: string }[]> =>
  tx
    .select({ id: mails.id })
    .from(mails)
    .where(isDue(params.now, params.abandonedBefore))
    .orderBy(mails.notBefore)
    .limit(params.limit);

/** Stores the outcome of the attempt, unless another process has claimed the mail in the meantime. */
export async function settleMail(
  tx: Tx,
  claimed: MailRow,
  outcome: Partial<typeof mails.$inferInsert> & { status: MailState },
): Promise<boolean> {
  const settled = await tx
    .update(mails)
    .set({ ...outcome, claimedAt: null })
    .where(and(eq(mails.id, claimed.id), eq(mails.status, 'sending'), eq(mails.attempts, claimed.attempts)))
    .returning({ id: mails.id });
  return settled.length > 0;
}

export const sentMails = (tx: Tx, params: { to: string | undefined; limit: number }) =>
  tx
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.status, 'sent'),
        isNotNull(mails.sentAt),
        params.to ? arrayContains(mails.to, [params.to]) : undefined,
      ),
    )
    .orderBy(desc(mails.sentAt), desc(mails.createdAt), desc(mails.id))
    .limit(params.limit);

/** Without the content, which administrators may not read. */
const { html: _html, text: _text, envelope: _envelope, data: _data, ...logColumns } = getTableColumns(mails);
export type LogRow = Omit<MailRow, 'html' | 'text' | 'envelope' | 'data'>;

export const listLog = (
  tx: Tx,
  params: {
    status: MailState | undefined;
    q: string | undefined;
    after: readonly [string, string] | null;
    limit: number;
  },
): Promise<{ mail: LogRow; key: string }[]> =>
  tx
    // The exact time: a Date would drop the microseconds and lose rows at the edge of a page.
    .select({ mail: logColumns, key: sql<string>`${mails.createdAt}::text` })
    .from(mails)
    .where(
      and(
        params.status ? eq(mails.status, params.status) : undefined,
        params.q ? or(arrayContains(mails.to, [params.q.toLowerCase()]), hasWords(mails.subject, params.q)) : undefined,
        params.after
          ? sql`(${mails.createdAt}, ${mails.id}) < (${params.after[0]}::timestamptz, ${params.after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(params.limit + 1);

export const lockMail = (tx: Tx, id: string): Promise<MailRow | null> =>
  tx
    .select()
    .from(mails)
    .where(eq(mails.id, id))
    .for('no key update')
    .then((rows) => rows[0] ?? null);

export async function requeueMail(tx: Tx, id: string, now: Date): Promise<MailRow | null> {
  const [queued] = await tx
    .update(mails)
    .set({ status: 'queued', attempts: 0, notBefore: now, lastError: null, claimedAt: null })
    .where(eq(mails.id, id))
    .returning();
  return queued ?? null;
}

/** Removes links, tokens and people's private words from mails that went dead in the two days before `before`. */
export function cutDead(tx: Tx, before: Date) {
  const cut = (words: SQLWrapper) => sql`case when ${mails.envelope} ->> 'writtenBy' is not null then ''
    else regexp_replace(${words}, ${TOKEN_PATTERN}, '[cut]', 'g') end`;
  const since = new Date(before.getTime() - 2 * DAY_MS);
  return tx
    .update(mails)
    .set({
      html: cut(mails.html),
      text: cut(mails.text),
      envelope: sql`jsonb_set(${mails.envelope}, '{headers}', '{}')`,
    })
    .where(and(eq(mails.status, 'dead'), lt(mails.createdAt, before), gte(mails.createdAt, since)));
}
