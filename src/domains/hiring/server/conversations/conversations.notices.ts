import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

/** Without the text, which only the mail has: a notice outlives the message, and administrators may read notices. */
export const newMessage = defineNotice({
  kind: 'new_message',
  group: 'applications',
  label: 'Messages',
  hint: 'You got a message about an application.',
  forEmployers: { label: 'Messages', hint: 'A candidate wrote to you.' },
  audience: ['job_seeker', 'employer'],
  mail: 'application_update',
  topics: [],
  data: z.object({ jobTitle: z.string() }),
  text: ({ jobTitle }) => ({
    title: 'New message',
    body: `You have a new message about ${jobTitle}.`,
    action: 'Read and reply',
  }),
  many: ({ jobTitle }, count) => ({
    title: `${count} new messages`,
    body: `You have ${count} new messages about ${jobTitle}.`,
  }),
});
