import { z } from 'zod';
import { REQUESTABLE_KINDS, REQUESTABLE_LABELS } from '#domains/hiring/contract/document-requests/document-requests.ts';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

/** With the kind alone: the team's own words stay in the conversation, like a message. */
const data = z.object({ jobTitle: z.string(), organizationName: z.string(), kind: z.enum(REQUESTABLE_KINDS) });

export const documentAsked = defineNotice({
  kind: 'document_requested',
  group: 'applications',
  label: 'Requests for documents',
  hint: 'An employer asks you for a document.',
  audience: ['job_seeker'],
  mail: 'application_update',
  topics: ['messages', 'applications'],
  data,
  text: ({ jobTitle, organizationName, kind }) => ({
    title: 'An employer asks for a document',
    body: `${organizationName || 'The employer'} asks for a document for ${jobTitle}: ${REQUESTABLE_LABELS[kind]}. You decide whether to share it.`,
    action: 'See the request',
  }),
});

export const documentAnswered = defineNotice({
  kind: 'document_request_answered',
  group: 'applications',
  label: 'Answers to requests for documents',
  hint: 'A candidate shared a document you asked for, or said no.',
  audience: ['employer'],
  mail: 'application_update',
  topics: ['messages', 'applications'],
  data: data.extend({ isGiven: z.boolean() }),
  text: ({ jobTitle, kind, isGiven }) => ({
    title: isGiven ? 'A candidate shared a document' : 'A candidate did not share a document',
    body: `${jobTitle}: ${REQUESTABLE_LABELS[kind]}.`,
    action: 'Open the conversation',
  }),
});
