import { z } from 'zod';
import { defineNotice, longMoment } from '#domains/messaging/server/notifications/index.ts';

const title = (count: number) =>
  count === 1 ? 'We plan to send an application' : `We plan to send ${count} applications`;
const words = ({ count, sendAt, timeZone }: { count: number; sendAt: string; timeZone: string }) => ({
  title: title(count),
  body: `We’ll send ${count === 1 ? 'it' : `these ${count}`} on ${longMoment(sendAt, timeZone)}. Everyone who hires there can then see your name, for all jobs of that employer. You can skip any of them until then.`,
});

export const applicationsPlanned = defineNotice({
  kind: 'applications_planned',
  group: 'applications',
  label: 'Applications we plan to send',
  hint: 'Before we apply for you, so that you can skip one.',
  audience: ['job_seeker'],
  mail: 'application_update',
  topics: ['applications'],
  data: z.object({ count: z.int(), sendAt: z.iso.datetime(), timeZone: z.string() }),
  text: (data) => ({ ...words(data), action: 'Keep or skip' }),
  // The newest notice of a group counts all that are planned for that time.
  many: words,
});
