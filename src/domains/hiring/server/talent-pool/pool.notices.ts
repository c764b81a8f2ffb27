import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

const aboutJob = z.object({ jobTitle: z.string(), organizationName: z.string() });

export const askedForPool = defineNotice({
  kind: 'asked_for_pool',
  group: 'applications',
  label: 'Employers who want to stay in touch',
  hint: 'An employer asks if it may think of you for its next jobs.',
  audience: ['job_seeker'],
  mail: 'application_update',
  topics: [],
  data: aboutJob,
  text: ({ jobTitle, organizationName }) => ({
    title: `${organizationName} would like to stay in touch`,
    body: `It knows you from ${jobTitle} and asks if it may think of you for its next jobs. You choose for how long, and you can stop at any time.`,
    action: 'Answer',
  }),
});

export const poolEnded = defineNotice({
  kind: 'pool_ended',
  group: 'applications',
  label: 'When staying in touch ends',
  hint: 'The time that you chose for an employer is over, or the employer ended it.',
  audience: ['job_seeker'],
  mail: 'application_update',
  topics: [],
  data: aboutJob.extend({ why: z.enum(['expired', 'removed']) }),
  text: ({ jobTitle, organizationName, why }) => ({
    title: 'An employer no longer keeps you in mind',
    body:
      why === 'expired'
        ? `The time that you gave ${organizationName} is over. It knew you from ${jobTitle}.`
        : `${organizationName} took you off its list. It knew you from ${jobTitle}.`,
    action: 'See who may think of you',
  }),
});

export const joinedPool = defineNotice({
  kind: 'joined_pool',
  group: 'applications',
  label: 'New people in your talent pool',
  hint: 'A person whom you asked agreed to stay in your talent pool.',
  audience: ['employer'],
  mail: 'application_update',
  topics: [],
  data: aboutJob,
  text: ({ jobTitle }) => ({
    title: 'Someone joined your talent pool',
    body: `A person whom you know from ${jobTitle} agreed to stay in your talent pool.`,
    action: 'See your talent pool',
  }),
});

export const poolNotices = [askedForPool, poolEnded, joinedPool];
