import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';
import { done, idParams, moment, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { timelineEntry } from './applications.ts';

export const MESSAGE_MAX = 4000;
export const SIDES = ['candidate', 'employer'] as const;
export type Side = (typeof SIDES)[number];
export const VIAS = ['app', 'email'] as const;
export const INBOX_FILTERS = ['all', 'unread', 'mine', 'theirs'] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** The screen on which a conversation opens. */
export const conversationHref = (id: string): string => `/messages/${id}`;

/** Characters that reorder the text around them: a message could look different from what was typed. */
const REORDERING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const messageBody = z
  .string()
  .transform((text) => text.replace(REORDERING, ''))
  .pipe(shortText(MESSAGE_MAX));

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
});
export type MessageView = z.output<typeof messageView>;

export const listConversations = contract({
  method: 'get',
  path: '/api/conversations',
  summary:
    'My conversations with at least one message, latest first; mine: waiting on me, theirs: waiting on the other side',
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
  body: z.strictObject({ messageId: z.uuid(), body: messageBody }),
  response: messageView,
});

export const markRead = contract({
  method: 'post',
  path: '/api/conversations/:id/read',
  summary: 'Mark a conversation as read',
  params: idParams,
  response: done,
});

export const conversationContracts = [listConversations, getConversation, listMessages, sendMessage, markRead] as const;
