import { UNREAD_MAX, type InboxFilter } from '#domains/hiring/contract/conversations/conversations.ts';

export const conversationsCopy = {
  title: 'Messages',
  intro: 'You and the other side talk here. It all stays in one place.',
  list: 'Conversations',
  show: 'Show',
  filters: {
    all: 'All',
    unread: 'Unread',
    mine: 'Waiting on me',
    theirs: 'Waiting on them',
    assigned: 'Assigned to me',
  } satisfies Record<InboxFilter, string>,
  search: 'Search messages',
  results: 'Search results',
  found: (words: string) => `Messages with “${words}”`,
  foundConversations: 'Conversations',
  nothingFoundTitle: 'No messages found',
  nothingFound: (words: string) =>
    `None of your messages has “${words}”. Try fewer words, or only the beginning of a word.`,
  emptyTitle: 'No conversations here',
  empty: 'Each application has its own conversation. To write the first message, open an application.',
  noneChosenTitle: 'Choose a conversation',
  noneChosen: 'Its messages show up here.',
  unread: 'Unread',
  waitsOnMe: 'Waiting on you',
  waitsOnThem: 'Waiting on them',
  noMessages: 'No messages yet',
  closed: 'Closed',
  unreadCount: (count: number) =>
    count >= UNREAD_MAX
      ? `${UNREAD_MAX - 1}+ unread conversations`
      : `${count} unread ${count === 1 ? 'conversation' : 'conversations'}`,
  answeredBy: 'Answered by',
  wholeTeam: 'The whole team',
  assignToMe: 'Assign to me',
  me: (name: string) => `${name} (you)`,
  assignedTo: (name: string) => `${name} answers`,
  assignedToMe: 'You answer',
  assignHint: 'New messages notify the person who answers. The candidate sees your organization, not this name.',
  back: 'All messages',
  thread: 'Conversation',
  you: 'You',
  byEmail: (at: string) => `${at}, by email`,
  formerMember: 'A former member of your team',
  message: 'Message',
  hint: 'Press Ctrl+Enter to send.',
  contactHint:
    'It looks like you typed a phone number or an email address. Contact details are shared once an interview is set. You can still send this.',
  send: 'Send',
  tooLong: (max: number, over: number) => `A message has at most ${max} characters. Remove ${over}.`,
  blank: 'Write a message first.',
  sending: 'Sending…',
  offline: 'We’ll send this when you’re back online.',
  blocked: 'You blocked this employer. That ended the conversation: they can’t see it or write to you any more.',
  onHold: {
    employer:
      'We are checking this employer, so messaging is paused. You can read messages now, and write again after that.',
    candidate:
      'We are checking your profile, so messaging is paused. You can read messages now, and write again after that.',
  },
  goneTitle: 'This conversation is no longer open to you',
  gone: 'The candidate may have ended it, or it moved to another team. Nothing you write here can be sent.',
  unsent: 'Your message was not sent:',
  ended: 'This conversation has ended. You can read it, but not reply.',
};
