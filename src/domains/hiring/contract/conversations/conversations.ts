import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';
import { done, idParams, moment, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { timelineEntry } from '../applications/applications.ts';
import { attachmentView, MOST_ATTACHMENTS } from './attachments.ts';
import { withoutReordering } from './message-text.ts';

export const MESSAGE_MAX = 4000;
export const SIDES = ['candidate', 'employer'] as const;
export type Side = (typeof SIDES)[number];
export const VIAS = ['app', 'email'] as const;
export type Via = (typeof VIAS)[number];
export const INBOX_FILTERS = ['all', 'unread', 'mine', 'theirs', 'assigned'] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** The screen on which a conversation opens. */
export const conversationHref = (id: string): string => `/messages/${id}`;

export const messageBody = z.string().transform(withoutReordering).pipe(shortText(MESSAGE_MAX));

const member = z.object({ userId: z.uuid(), name: z.string(), isMe: z.boolean() });
export type TeamMember = z.output<typeof member>;

export const conversationView = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  /** The other side: the organization, or the candidate's name. */
  counterpart: z.string(),
  mySide: z.enum(SIDES),
  /** Null until the first message. */
  lastSide: z.enum(SIDES).nullable(),
  lastAt: moment,
  isUnread: z.boolean(),
  /** No one can write in it any more, or for now, so it waits on no one. */
  isClosed: z.boolean(),
  /** The member of the team who answers; always null for the candidate, who talks to the organization. */
  assignee: member.nullable(),
});
export type ConversationView = z.output<typeof conversationView>;

export const messageView = z.object({
  id: z.uuid(),
  side: z.enum(SIDES),
  body: z.string(),
  via: z.enum(VIAS),
  sentAt: moment,
  isMine: z.boolean(),
  /** Who wrote it, where the reader may know: members of a hiring team see each other's names. */
  authorName: z.string().nullable(),
  attachments: z.array(attachmentView),
});
export type MessageView = z.output<typeof messageView>;

export type ThreadEvent = z.output<typeof timelineEntry>;

export const listConversations = contract({
  method: 'get',
  path: '/api/conversations',
  summary:
    'My conversations, latest first; mine: waiting on me and not assigned to a colleague, theirs: waiting on the other side, assigned: the ones I answer',
  query: pageQuery.extend({ filter: z.enum(INBOX_FILTERS).default('all') }),
  response: pageOf(conversationView),
});

export const getConversation = contract({
  method: 'get',
  path: '/api/conversations/:id',
  summary: 'One conversation with the events of its application',
  params: idParams,
  response: conversationView.extend({
    isOpen: z.boolean(),
    /** The candidate blocked the organization, which ended the conversation; true for the candidate alone. */
    isBlocked: z.boolean(),
    /** Whom we are checking, so that messages rest; null unless that is why it is not open, and for the team. */
    onHold: z.enum(['candidate', 'employer']).nullable(),
    contactShared: z.boolean(),
    events: z.array(timelineEntry),
  }),
});

export const listMessages = contract({
  method: 'get',
  path: '/api/conversations/:id/messages',
  summary: 'The messages of a conversation, latest first',
  params: idParams,
  query: pageQuery,
  response: pageOf(messageView),
});

export const sendMessage = contract({
  method: 'post',
  path: '/api/conversations/:id/messages',
  status: 201,
  summary: 'Send a message; a repeat with the same message ID sends nothing',
  params: idParams,
  body: z.strictObject({
    messageId: z.uuid(),
    body: messageBody,
    /** The hiring team's template that the text began with. */
    templateId: z.uuid().nullish(),
    /** The last message on the sender's screen, null for none: what a colleague wrote after it is read first. */
    seenId: z.uuid().nullish(),
    /** Files that were uploaded for this message. */
    attachmentIds: z.array(z.uuid()).max(MOST_ATTACHMENTS, `At most ${MOST_ATTACHMENTS} files.`).optional(),
  }),
  response: messageView,
});

export const markRead = contract({
  method: 'post',
  path: '/api/conversations/:id/read',
  summary: 'Mark a conversation as read',
  params: idParams,
  response: done,
});

/** Counting stops here; a screen shows “99+”. */
export const UNREAD_MAX = 100;

export const countUnread = contract({
  method: 'get',
  path: '/api/conversations/unread-count',
  summary: `How many of my conversations are unread, up to ${UNREAD_MAX}`,
  response: z.object({ count: z.int() }),
});

export const listTeam = contract({
  method: 'get',
  path: '/api/conversations/:id/team',
  summary: 'The members of the hiring team who may answer a conversation',
  params: idParams,
  response: z.object({ members: z.array(member) }),
});

export const assignConversation = contract({
  method: 'put',
  path: '/api/conversations/:id/assignee',
  summary: 'Choose who of the hiring team answers; null: the whole team',
  params: idParams,
  body: z.strictObject({ userId: z.uuid().nullable() }),
  response: done,
});

export const conversationContracts = [
  listConversations,
  countUnread,
  getConversation,
  listMessages,
  sendMessage,
  markRead,
  listTeam,
  assignConversation,
] as const;
