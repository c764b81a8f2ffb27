import { desc, eq, inArray, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { conversations, messages } from '#domains/hiring/db/conversations/conversations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { candidateProfiles } from '#domains/profiles/db/candidates.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { isAmong } from '#platform/server/database/search.ts';

const ME = sql`(select app.user_id())`;

const SHOWN = {
  conversationId: conversations.id,
  jobTitle: jobs.title,
  organizationName: organizations.name,
  fullName: profiles.fullName,
  pseudonym: candidateProfiles.pseudonym,
  mySide: sql<Side>`case when ${conversations.candidateId} = ${ME} then 'candidate' else 'employer' end`,
};

/** The messages that have all of the words; row-level security still decides about each of them. */
export async function findMessageKeys(
  tx: Tx,
  { words, after, limit }: { words: string; after: readonly [at: string, id: string] | null; limit: number },
): Promise<{ id: string; key: string }[]> {
  const { rows } = await tx.execute<{ id: string; key: string }>(sql`
    select id, sent_at::text as key
    from app.found_messages(${words}, ${after?.[0] ?? null}::timestamptz, ${after?.[1] ?? null}::uuid, ${limit})`);
  return rows;
}

export const readFound = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ ...SHOWN, id: messages.id, side: messages.side, body: messages.body, sentAt: messages.sentAt })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(applications, eq(applications.id, conversations.id))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, conversations.organizationId))
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, conversations.candidateId))
    .leftJoin(profiles, eq(profiles.userId, conversations.candidateId))
    .where(inArray(messages.id, [...ids]));

/** Conversations whose other side or job has the words in its name. */
export const readFoundConversations = (tx: Tx, words: string, limit: number) =>
  tx
    .select(SHOWN)
    .from(conversations)
    .innerJoin(applications, eq(applications.id, conversations.id))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, conversations.organizationId))
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, conversations.candidateId))
    .leftJoin(profiles, eq(profiles.userId, conversations.candidateId))
    .where(isAmong(conversations.id, sql`select id from app.found_conversations(${words}, ${limit}) as found(id)`))
    .orderBy(desc(conversations.lastAt), desc(conversations.id));
export type FoundRow = Awaited<ReturnType<typeof readFoundConversations>>[number];
