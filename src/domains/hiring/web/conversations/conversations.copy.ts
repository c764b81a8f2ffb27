import { UNREAD_MAX, type InboxFilter } from '#domains/hiring/contract/conversations.ts';

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
  emptyTitle: 'No conversations here',
  empty: 'Each application has its own conversation. To write the first message, open an application.',
  noneChosenTitle: 'Choose a conversation',
  noneChosen: 'Its messages show up here.',
  unread: 'Unread',
  waitsOnMe: 'Waiting on you',
  waitsOnThem: 'Waiting on them',
  noMessages: 'No messages yet',
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
  ended: 'This conversation has ended. You can read it, but not reply.',
};
