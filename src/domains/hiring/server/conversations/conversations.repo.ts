import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import type { InboxFilter, Side } from '#domains/hiring/contract/conversations.ts';
import { applications } from '#domains/hiring/db/applications.ts';
import { conversationReads, conversations, messages } from '#domains/hiring/db/conversations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { candidateProfiles } from '#domains/profiles/db/candidates.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { isInPage } from '#platform/server/http/keyset.ts';

type After = readonly [at: string, id: string] | null;

const ME = sql`(select app.user_id())`;
const mySide = sql<Side>`case when ${conversations.candidateId} = ${ME} then 'candidate' else 'employer' end`;
const isUnread = sql<boolean>`coalesce(${conversations.lastSide} <> ${mySide}
  and (${conversationReads.readAt} is null or ${conversationReads.readAt} < ${conversations.lastAt}), false)`;

/** Row-level security decides which conversations and which names the reader sees. */
const select = (tx: Tx) =>
  tx
    .select({
      id: conversations.id,
      jobId: applications.jobId,
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

const FILTERS = {
  all: undefined,
  unread: isUnread,
  mine: sql`${conversations.lastSide} <> ${mySide}`,
  theirs: sql`${conversations.lastSide} = ${mySide}`,
} as const satisfies Record<InboxFilter, unknown>;

interface PageParams {
  filter: InboxFilter;
  after: After;
  limit: number;
}

const newestOf = (side: SQL, { filter, after, limit }: PageParams) => {
  const earlier = after
    ? sql`(${conversations.lastAt}, ${conversations.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : undefined;
  return sql`select ${conversations.id}, ${conversations.lastAt} from ${conversations}
    left join ${conversationReads} on ${conversationReads.conversationId} = ${conversations.id}
      and ${conversationReads.userId} = ${ME}
    where ${and(side, FILTERS[filter], earlier)}
    order by ${conversations.lastAt} desc, ${conversations.id} desc limit ${limit}`;
};

/** A team has many applicants: its inbox holds those with whom at least one message was exchanged. */
const OF_TEAM = sql`${conversations.organizationId} = mine.id and ${conversations.lastSide} is not null`;

/**
 * Latest first. Each side is read by its own index: under row-level security alone, the planner would read every
 * conversation of an organization to sort them.
 */
export const readConversations = (tx: Tx, params: PageParams) =>
  select(tx)
    .where(
      isInPage(
        conversations.id,
        sql`select id from (
          (${newestOf(eq(conversations.candidateId, ME), params)})
          union all
          (select newest.* from app.my_hiring_organizations() as mine(id)
            cross join lateral (${newestOf(OF_TEAM, params)}) newest)
        ) sides order by last_at desc, id desc limit ${params.limit}`,
      ),
    )
    .orderBy(desc(conversations.lastAt), desc(conversations.id));

export const findConversation = async (tx: Tx, id: string): Promise<ConversationRow | null> => {
  const [row] = await select(tx).where(eq(conversations.id, id));
  return row ?? null;
};

/** The side that the user may write for now; null when the conversation has ended or the user may only read. */
export async function openSideOf(tx: Tx, id: string): Promise<Side | null> {
  const { rows } = await tx.execute<{ side: Side | null }>(sql`select app.my_open_side(${id}::uuid) as side`);
  return rows[0]?.side ?? null;
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

/** False when a message with this ID exists. */
export async function insertMessage(tx: Tx, message: typeof messages.$inferInsert): Promise<boolean> {
  const { id, conversationId, side, authorId, body, sentAt } = message;
  const { rowCount } = await tx.execute(sql`
    insert into messages (id, conversation_id, side, author_id, body, sent_at)
    values (${id}, ${conversationId}, ${side}, ${authorId}, ${body}, ${sentAt?.toISOString()})
    on conflict (id) do nothing`);
  return rowCount === 1;
}

export const putRead = (tx: Tx, read: typeof conversationReads.$inferInsert) =>
  tx
    .insert(conversationReads)
    .values(read)
    .onConflictDoUpdate({
      target: [conversationReads.conversationId, conversationReads.userId],
      set: { readAt: read.readAt },
    });

export const openConversation = (tx: Tx, conversation: typeof conversations.$inferInsert) =>
  tx.insert(conversations).values(conversation).onConflictDoNothing();

export const touchConversation = (tx: Tx, id: string, last: { lastSide: Side; lastAt: Date }) =>
  tx.update(conversations).set(last).where(eq(conversations.id, id));
