import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

const line = z.object({ title: z.string(), body: z.string(), url: z.url() });

/** Off until an administrator chooses it in the notification settings. */
export const morningReport = defineNotice({
  kind: 'morning_report',
  group: 'reviews',
  label: 'Morning report',
  hint: 'Once a day: what came in, what is waiting, what broke, and three things to do first.',
  audience: ['admin'],
  usual: { inApp: false, email: false, digest: false },
  mail: 'morning_report',
  topics: [],
  data: z.object({ day: z.string(), summary: z.string(), items: z.array(line) }),
  text: ({ day, summary, items }) => ({
    title: `Morning report for ${day}`,
    body: summary,
    action: 'See the overview',
    items,
  }),
});
