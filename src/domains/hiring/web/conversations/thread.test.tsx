// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getConversation,
  listMessages,
  sendMessage,
  type MessageView,
} from '#domains/hiring/contract/conversations/conversations.ts';
import { listUnsentAttachments } from '#domains/hiring/contract/conversations/attachments.ts';
import { listWaitingMails } from '#domains/hiring/contract/conversations/mail-replies.ts';
import { listDocumentRequests } from '#domains/hiring/contract/document-requests/document-requests.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { Thread } from './thread.tsx';

const ID = randomUUID();

/** A conversation in which a candidate writes; `send` answers each message. */
function conversation(send: (body: string) => Promise<MessageView | Response>) {
  answering(getConversation, () => ({
    id: ID,
    applicationId: ID,
    jobId: randomUUID(),
    jobTitle: 'ICU nurse',
    counterpart: 'Prairie Home Health',
    mySide: 'candidate' as const,
    lastSide: null,
    lastAt: '2026-11-20T10:00:00.000Z',
    isUnread: false,
    isClosed: false,
    assignee: null,
    isOpen: true,
    isBlocked: false,
    onHold: null,
    contactShared: true,
    events: [],
  }));
  answering(listMessages, () => ({ items: [], nextCursor: null }));
  answering(listUnsentAttachments, () => ({ items: [] }));
  answering(listWaitingMails, () => ({ items: [] }));
  answering(listDocumentRequests, () => ({ items: [] }));
  return answering(sendMessage, ({ body }) => send(body.body));
}

const thread = () => show(<Thread id={ID} actionOn={() => null} />);
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
async function write(text: string) {
  fireEvent.change(await box(), { target: { value: text } });
}
async function send(text: string) {
  await write(text);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}
const conflict = () => refused(409, 'CONFLICT', 'A colleague answered.');

test('a refused message comes back before what was typed since, also after a reload', async () => {
  const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>();
  conversation(() => isTyped.then(conflict));
  thread();
  await send('Nights suit me.');
  await write('When do I st');
  answer();
  await expect.poll(async () => (await box()).value).toBe('Nights suit me.\n\nWhen do I st');
  expect(screen.getByText('A colleague answered.')).toBeDefined();
  thread();
  expect((await box()).value).toBe('Nights suit me.\n\nWhen do I st');
});

test('several refused messages come back in the order in which they were sent', async () => {
  const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>();
  const sent = conversation(() => isTyped.then(conflict));
  thread();
  await send('First.');
  await send('Second.');
  await write('Third');
  answer();
  await expect.poll(async () => (await box()).value).toBe('First.\n\nSecond.\n\nThird');
  expect(sent.map(({ body }) => body.body)).toEqual(['First.', 'Second.']);
});
