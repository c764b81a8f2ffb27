import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

export const mentionedInNote = defineNotice({
  kind: 'mentioned_in_note',
  group: 'applications',
  label: 'Mentions in notes',
  hint: 'A colleague mentioned you in a note about a candidate.',
  audience: ['employer'],
  mail: 'application_update',
  topics: [],
  data: z.object({ jobTitle: z.string(), authorName: z.string() }),
  text: ({ jobTitle, authorName }) => ({
    title: `${authorName} mentioned you in a note`,
    body: `The note is about a candidate for ${jobTitle}. Only your team sees it.`,
    action: 'Read the note',
  }),
  many: ({ jobTitle }, count) => ({
    title: `${count} notes mention you`,
    body: `The notes are about a candidate for ${jobTitle}. Only your team sees them.`,
  }),
});
