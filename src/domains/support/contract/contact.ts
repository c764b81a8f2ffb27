import { z } from 'zod';
import { CONTACT_TOPICS } from './contact-topics.ts';
import { done, idParams, moment, optionalName, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { searchOf } from '#platform/contract/search.ts';

/** Messages from the contact page, and what administrators do with them. */

export const sendMessage = contract({
  method: 'post',
  path: '/api/contact',
  isOpen: true,
  status: 201,
  summary: 'Sends a message to the team; the answer comes by email',
  body: z.strictObject({
    topic: z.enum(CONTACT_TOPICS, 'Choose what it is about.'),
    name: optionalName(120),
    email: z.string().trim().pipe(z.email('Enter a valid email.').max(254)),
    message: shortText(4000),
  }),
  response: done,
});

export const contactMessage = z.object({
  id: z.uuid(),
  topic: z.enum(CONTACT_TOPICS),
  name: z.string().nullable(),
  email: z.string(),
  message: z.string(),
  createdAt: moment,
  closedAt: moment.nullable(),
  /** The answer that was mailed; null while the message is open, and when it was closed without one. */
  answer: z.string().nullable(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const MESSAGE_STATES = ['open', 'closed'] as const;

export const listMessages = contract({
  method: 'get',
  path: '/api/admin/messages',
  summary: 'Messages to the team: open ones oldest first, closed ones latest first',
  query: pageQuery.extend({ state: z.enum(MESSAGE_STATES).default('open') }),
  response: pageOf(contactMessage),
});

/** By words of the sender's name or address, or of the message. */
export const searchMessages = searchOf(listMessages);

export const answerMessage = contract({
  method: 'post',
  path: '/api/admin/messages/:id/answer',
  summary: 'Answers a message by mail and closes it',
  params: idParams,
  body: z.strictObject({ answer: shortText(4000) }),
  response: contactMessage,
});

export const closeMessage = contract({
  method: 'post',
  path: '/api/admin/messages/:id/close',
  summary: 'Closes a message without an answer (advertising, a duplicate)',
  params: idParams,
  response: contactMessage,
});

export const contactContracts = [sendMessage, listMessages, searchMessages, answerMessage, closeMessage] as const;
