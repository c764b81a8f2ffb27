import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

export const assignedToYou = defineNotice({
  kind: 'conversation_assigned',
  group: 'applications',
  label: 'Assigned conversations',
  hint: 'A colleague asked you to answer a candidate.',
  audience: ['employer'],
  mail: 'application_update',
  topics: [],
  data: z.object({ jobTitle: z.string() }),
  text: ({ jobTitle }) => ({
    title: 'A conversation is yours to answer',
    body: `A colleague assigned you a conversation about ${jobTitle}.`,
    action: 'Open the conversation',
  }),
});
