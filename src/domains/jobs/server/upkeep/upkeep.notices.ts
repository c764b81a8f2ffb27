import { z } from 'zod';
import { SILENT_DAYS } from '#domains/jobs/contract/upkeep.ts';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

const shared = {
  group: 'jobs',
  audience: ['employer'],
  mail: 'application_update',
  topics: ['jobs'],
  data: z.object({ jobTitle: z.string() }),
} as const;

export const stillHiring = defineNotice({
  ...shared,
  kind: 'still_hiring',
  label: 'Questions about old jobs',
  hint: 'We ask whether you are still hiring for a job that has been open for a month.',
  text: ({ jobTitle }) => ({
    title: 'Still hiring?',
    body: `${jobTitle} has been open for a month. Without an answer it pauses in ${SILENT_DAYS} days.`,
    action: 'Answer with one tap',
  }),
});

export const jobPausedForPromise = defineNotice({
  ...shared,
  kind: 'job_paused_for_promise',
  label: 'Jobs paused automatically',
  hint: 'Candidates waited twice the promised time.',
  text: ({ jobTitle }) => ({
    title: 'A job was paused automatically',
    body: `Candidates for ${jobTitle} have waited twice the promised time. Answer them, and the job reopens automatically.`,
    action: 'Answer now',
  }),
});

export const jobPausedForSilence = defineNotice({
  ...shared,
  kind: 'job_paused_for_silence',
  label: 'Old jobs that pause',
  hint: 'A job paused because we got no answer.',
  text: ({ jobTitle }) => ({
    title: 'A job was paused automatically',
    body: `We asked whether you are still hiring for ${jobTitle} and got no answer. You can open it again with one tap.`,
    action: 'See the job',
  }),
});

export const jobReopened = defineNotice({
  ...shared,
  kind: 'job_reopened',
  label: 'Jobs that open again',
  hint: 'Everyone who had waited too long got an answer.',
  text: ({ jobTitle }) => ({
    title: 'Your job is open again',
    body: `Everyone who had waited for ${jobTitle} has an answer. It takes applications again.`,
    action: 'See the job',
  }),
});

export const upkeepNotices = [stillHiring, jobPausedForPromise, jobPausedForSilence, jobReopened];
