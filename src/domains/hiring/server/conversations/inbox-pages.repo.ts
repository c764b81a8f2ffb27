import { sql, type SQL } from 'drizzle-orm';
import type { InboxFilter } from '#domains/hiring/contract/conversations/conversations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import {
  conversationAssignees,
  conversationReads,
  conversations,
} from '#domains/hiring/db/conversations/conversations.ts';

export type After = readonly [at: string, id: string] | null;

export interface PageParams {
  filter: InboxFilter;
  after: After;
  limit: number;
  /** A member of hiring teams; only they may read who answers. */
  isMember: boolean;
}

const ME = sql`(select app.user_id())`;

/** One index in the order of the inbox: which rows of it, and the columns that place and name a conversation. */
interface Source {
  from: SQL;
  where: SQL;
  at: SQL | typeof conversations.lastAt;
  id: SQL | typeof conversations.id;
}

const ofConversations = (where: SQL): Source => ({
  from: sql`${conversations}`,
  where,
  at: conversations.lastAt,
  id: conversations.id,
});

const IS_MINE = sql`${conversations.candidateId} = ${ME}`;
/** A team has many applicants: its inbox holds those with whom at least one message was exchanged. */
const OF_TEAM = sql`${conversations.organizationId} = mine.id and ${conversations.candidateId} <> ${ME}`;

/** Row-level security joins the conversation: what its reader no longer sees is in no page. */
const UNREAD: Source = {
  from: sql`${conversationReads} join ${conversations} on ${conversations.id} = ${conversationReads.conversationId}`,
  where: sql`${conversationReads.userId} = ${ME} and ${conversationReads.unreadSince} is not null`,
  at: sql`${conversationReads.lastAt}`,
  id: sql`${conversationReads.conversationId}`,
};
/** Both sides keep sight of a conversation that ended, but no one waits in it. A block and a hold also take it from the team. */
const IS_OPEN = sql`app.my_open_side(${conversations.id}) = 'candidate'`;
/** `offset 0` has it asked line by line: otherwise the planner collects all applications of the team for a page of twenty. */
const hasNotEnded = (id: SQL | typeof conversations.id) =>
  sql`exists (select 1 from ${applications}
    where ${applications.id} = ${id} and ${applications.stage} <> 'withdrawn' offset 0)`;

const assignedToMe = (where: SQL): Source => ({
  from: sql`${conversationAssignees}`,
  where: sql`${conversationAssignees.userId} = ${ME} and ${where}`,
  at: sql`${conversationAssignees.lastAt}`,
  id: sql`${conversationAssignees.conversationId}`,
});

/** A candidate's conversations are all their own, so each filter of theirs reads one short index. */
const OF_CANDIDATE: Record<InboxFilter, Source> = {
  all: ofConversations(IS_MINE),
  unread: UNREAD,
  mine: ofConversations(sql`${IS_MINE} and ${conversations.lastSide} = 'employer' and ${IS_OPEN}`),
  theirs: ofConversations(sql`${IS_MINE} and ${conversations.lastSide} = 'candidate' and ${IS_OPEN}`),
  assigned: ofConversations(IS_MINE),
};

/** What is read for each of the member's organizations, and what for the member alone. */
const OF_MEMBER: Record<InboxFilter, { each?: Source; own?: Source }> = {
  all: { each: ofConversations(sql`${OF_TEAM} and ${conversations.lastSide} is not null`) },
  // Both sides' are in the one index of the reader.
  unread: {},
  // Several people may answer for a team; what a colleague took on does not wait on the reader.
  mine: {
    each: ofConversations(
      sql`${OF_TEAM} and ${conversations.lastSide} = 'candidate' and not ${conversations.isAssigned}
        and ${hasNotEnded(conversations.id)}`,
    ),
    own: assignedToMe(
      sql`${conversationAssignees.lastSide} = 'candidate' and ${hasNotEnded(sql`${conversationAssignees.conversationId}`)}`,
    ),
  },
  theirs: {
    each: ofConversations(
      sql`${OF_TEAM} and ${conversations.lastSide} = 'employer' and ${hasNotEnded(conversations.id)}`,
    ),
  },
  assigned: { own: assignedToMe(sql`${conversationAssignees.lastSide} is not null`) },
};

const firstOf = ({ from, where, at, id }: Source, { after, limit }: PageParams): SQL =>
  sql`select ${id} as id, ${at} as last_at from ${from}
    where ${where} ${after ? sql`and (${at}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
    order by ${at} desc, ${id} desc limit ${limit}`;

/** The IDs of one page of the inbox. */
export function newestOf(params: PageParams): SQL {
  const { each, own } = params.isMember ? OF_MEMBER[params.filter] : {};
  return sql`select id from (
    (${firstOf(OF_CANDIDATE[params.filter], params)})
    ${own ? sql`union all (${firstOf(own, params)})` : sql``}
    ${
      each
        ? sql`union all (select newest.* from app.my_hiring_organizations() as mine(id)
            cross join lateral (${firstOf(each, params)}) newest)`
        : sql``
    }
  ) sides order by last_at desc, id desc limit ${params.limit}`;
}
