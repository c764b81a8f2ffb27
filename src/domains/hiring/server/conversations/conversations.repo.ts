import { and, desc, eq, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { conversationReads, conversations, messages } from '#domains/hiring/db/conversations/conversations.ts';
import { documentRequests } from '#domains/hiring/db/document-requests/document-requests.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { candidateProfiles } from '#domains/profiles/db/candidates.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { isInPage } from '#platform/server/http/keyset.ts';
import { newestOf, type After, type PageParams } from './inbox-pages.repo.ts';

const ME = sql`(select app.user_id())`;
const mySide = sql<Side>`case when ${conversations.candidateId} = ${ME} then 'candidate' else 'employer' end`;
const isUnread = sql<boolean>`${conversationReads.unreadSince} is not null`;
/** No one can write any more, or for now. What a block or a hold closes, the team doesn't see. */
const isClosed = sql<boolean>`case when ${conversations.candidateId} = ${ME}
  then app.my_open_side(${conversations.id}) is null else ${applications.stage} = 'withdrawn' end`;
/** Row-level security decides which conversations and which names the reader sees. */
const select = (tx: Tx) =>
  tx
    .select({
      id: conversations.id,
      jobId: applications.jobId,
      organizationId: conversations.organizationId,
      contactSharedAt: applications.contactSharedAt,
      jobTitle: jobs.title,
      organizationName: organizations.name,
      fullName: profiles.fullName,
      pseudonym: candidateProfiles.pseudonym,
      mySide,
      lastSide: conversations.lastSide,
      lastAt: conversations.lastAt,
      key: sql<string>`${conversations.lastAt}::text`,
      isUnread,
      isClosed,
    })
    .from(conversations)
    .innerJoin(applications, eq(applications.id, conversations.id))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, conversations.organizationId))
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, conversations.candidateId))
    .leftJoin(profiles, eq(profiles.userId, conversations.candidateId))
    .leftJoin(
      conversationReads,
      and(eq(conversationReads.conversationId, conversations.id), eq(conversationReads.userId, ME)),
    )
    .$dynamic();
export type ConversationRow = Awaited<ReturnType<typeof select>>[number];

/**
 * Latest first. Each filter of each side is read from an index of its own: under row-level security alone, the planner would
 * read every conversation of an organization to sort them.
 */
export const readConversations = (tx: Tx, params: PageParams) =>
  select(tx)
    .where(isInPage(conversations.id, newestOf(params)))
    .orderBy(desc(conversations.lastAt), desc(conversations.id));

export const findConversation = async (tx: Tx, id: string): Promise<ConversationRow | null> => {
  const [row] = await select(tx).where(eq(conversations.id, id));
  return row ?? null;
};

/** The side that the user acts for; null when they only read. */
export async function sideOf(tx: Tx, id: string): Promise<Side | null> {
  const { rows } = await tx.execute<{ side: Side | null }>(sql`select app.my_side(${id}::uuid) as side`);
  return rows[0]?.side ?? null;
}

/** The side that the user may write for now; null when the conversation has ended or the user may only read. */
export async function openSideOf(tx: Tx, id: string): Promise<Side | null> {
  const { rows } = await tx.execute<{ side: Side | null }>(sql`select app.my_open_side(${id}::uuid) as side`);
  return rows[0]?.side ?? null;
}

/** Whose conversation it is, until its application is withdrawn; null when the user can't see it. */
export async function findParties(tx: Tx, id: string) {
  const [parties] = await tx
    .select({ organizationId: applications.organizationId, candidateId: applications.candidateId })
    .from(applications)
    .where(and(eq(applications.id, id), ne(applications.stage, 'withdrawn')));
  return parties ?? null;
}

/** A team's members see who of them wrote. A candidate can't read authors: to them, the organization speaks. */
const AUTHORS = {
  candidate: { isMine: sql<boolean>`${messages.side} = 'candidate'`, authorName: sql<string | null>`null::text` },
  employer: {
    isMine: sql<boolean>`coalesce(${messages.authorId} = ${ME}, false)`,
    authorName: sql<
      string | null
    >`(select ${profiles.fullName} from ${profiles} where ${profiles.userId} = ${messages.authorId})`,
  },
} as const;

const selectMessages = (tx: Tx, reader: Side) =>
  tx
    .select({
      id: messages.id,
      side: messages.side,
      body: messages.body,
      via: messages.via,
      sentAt: messages.sentAt,
      key: sql<string>`${messages.sentAt}::text`,
      ...AUTHORS[reader],
    })
    .from(messages)
    .$dynamic();
export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

export const readMessages = (
  tx: Tx,
  reader: Side,
  params: { conversationId: string; after: After; limit: number },
): Promise<MessageRow[]> =>
  selectMessages(tx, reader)
    .where(
      and(
        eq(messages.conversationId, params.conversationId),
        params.after
          ? sql`(${messages.sentAt}, ${messages.id}) < (${params.after[0]}::timestamptz, ${params.after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(params.limit);

export async function findMessage(
  tx: Tx,
  reader: Side,
  conversationId: string,
  id: string,
): Promise<MessageRow | null> {
  const [row] = await selectMessages(tx, reader).where(
    and(eq(messages.conversationId, conversationId), eq(messages.id, id)),
  );
  return row ?? null;
}

/** As `service`: what a mail says of a message; the candidate's name as the hiring team knows it. */
export async function findMailedMessage(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      body: messages.body,
      candidate: sql<string>`coalesce(${profiles.fullName}, ${candidateProfiles.pseudonym}, 'The candidate')`,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, conversations.candidateId))
    .leftJoin(profiles, eq(profiles.userId, conversations.candidateId))
    .where(eq(messages.id, id));
  return row ?? null;
}

/** One of a team after the other, so that the later one finds the answer of the earlier one. */
export const lockAnswers = (tx: Tx, conversationId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answer:${conversationId}`}, 0))`);

/** A colleague's message that is later than the last one on the user's screen. */
export async function findUnseenAnswer(
  tx: Tx,
  conversationId: string,
  seenId: string | null,
): Promise<{ authorName: string | null } | null> {
  const [row] = await tx
    .select({ authorName: AUTHORS.employer.authorName })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.side, 'employer'),
        sql`${messages.authorId} is distinct from ${ME}`,
        seenId
          ? sql`(${messages.sentAt}, ${messages.id}) > (select seen.sent_at, seen.id from ${messages} seen
              where seen.id = ${seenId} and seen.conversation_id = ${conversationId})`
          : undefined,
      ),
    )
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(1);
  return row ?? null;
}

/** As the candidate: whether they blocked the conversation's organization. */
export async function isBlockedByMe(tx: Tx, conversationId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ blocked: boolean }>(sql`
    select exists (
      select 1 from ${conversations}
      join ${organizations} mine on mine.id = ${conversations.organizationId}
      join ${organizations} blocked on blocked.path[1] = mine.path[1]
      join blocked_organizations b on b.organization_id = blocked.id and b.user_id = ${ME}
      where ${conversations.id} = ${conversationId}) as blocked`);
  return rows[0]?.blocked ?? false;
}

/** False when a message with this ID exists. */
export async function insertMessage(tx: Tx, message: typeof messages.$inferInsert): Promise<boolean> {
  const { id, conversationId, side, authorId, body, via, sentAt, templateId } = message;
  // Candidates have no templates, and no right to name one.
  const [column, value] = templateId ? [sql`, template_id`, sql`, ${templateId}`] : [sql``, sql``];
  const { rowCount } = await tx.execute(sql`
    insert into messages (id, conversation_id, side, author_id, body, via, sent_at${column})
    values (${id}, ${conversationId}, ${side}, ${authorId}, ${body}, ${via}, ${sentAt?.toISOString()}${value})
    on conflict (id) do nothing`);
  return rowCount === 1;
}

/** Row-level security leaves out what the reader can't see any more. */
export async function countUnread(tx: Tx, atMost: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from ${conversationReads}
      join ${conversations} on ${conversations.id} = ${conversationReads.conversationId}
      where ${conversationReads.userId} = ${ME} and ${isUnread} limit ${atMost}) unread`);
  return rows[0]?.count ?? 0;
}

const READ_KEY = [conversationReads.conversationId, conversationReads.userId];

export const putRead = (
  tx: Tx,
  { conversationId, userId, readAt }: { conversationId: string; userId: string; readAt: Date },
) =>
  tx
    .insert(conversationReads)
    .values({ conversationId, userId, readAt })
    .onConflictDoUpdate({ target: READ_KEY, set: { readAt, unreadSince: null } });

/** Runs as `service`: the conversation is unread for these people, and for no one else. */
export async function putUnread(
  tx: Tx,
  { conversationId, readers, at }: { conversationId: string; readers: readonly string[]; at: Date },
): Promise<void> {
  await tx
    .update(conversationReads)
    .set({ unreadSince: null })
    .where(
      and(
        eq(conversationReads.conversationId, conversationId),
        isNotNull(conversationReads.unreadSince),
        notInArray(conversationReads.userId, [...readers]),
      ),
    );
  if (readers.length === 0) return;
  await tx
    .insert(conversationReads)
    .values(readers.map((userId) => ({ conversationId, userId, unreadSince: at })))
    .onConflictDoUpdate({
      target: READ_KEY,
      set: { unreadSince: sql`coalesce(${conversationReads.unreadSince}, excluded.unread_since)` },
    });
}

export const openConversation = (tx: Tx, conversation: typeof conversations.$inferInsert) =>
  tx.insert(conversations).values(conversation).onConflictDoNothing();

export const touchConversation = (tx: Tx, id: string, last: { lastSide: Side | null; lastAt: Date }) =>
  tx.update(conversations).set(last).where(eq(conversations.id, id));

/** As `service`: who took the last step that still counts, a message or a question for a document and its answer. */
export async function standingSide(tx: Tx, id: string): Promise<Side | null> {
  const { rows } = await tx.execute<{ side: Side }>(sql`
    select side from (
      (select ${messages.side} as side, ${messages.sentAt} as at from ${messages}
        where ${messages.conversationId} = ${id} order by ${messages.sentAt} desc, ${messages.id} desc limit 1)
      union all select 'employer', ${documentRequests.askedAt} from ${documentRequests}
        where ${documentRequests.conversationId} = ${id} and ${documentRequests.status} <> 'withdrawn'
      union all select 'candidate', ${documentRequests.settledAt} from ${documentRequests}
        where ${documentRequests.conversationId} = ${id} and ${documentRequests.status} in ('given', 'declined')
    ) steps order by at desc limit 1`);
  return rows[0]?.side ?? null;
}
