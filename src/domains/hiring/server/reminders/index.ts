import { z } from 'zod';
import type { Feature } from '#platform/server/feature.ts';
import { defineJob, handle } from '#platform/server/jobs/jobs.ts';
import { remind } from './remind.ts';

const remindJob = defineJob({ name: 'reminders.send', payload: z.object({}), cron: '*/5 * * * *' });

export const remindersFeature: Feature = { name: 'reminders', jobs: [handle(remindJob, remind)] };
