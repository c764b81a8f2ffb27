import { z } from 'zod';
import { MESSAGE_MAX } from '#domains/hiring/contract/conversations/conversations.ts';
import { MAIL_WAITS_DAYS } from '#domains/hiring/contract/conversations/mail-replies.ts';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';

/** Answers to a person's own email: always sent, because otherwise the email would seem to be lost. */
const ANSWERS = {
  group: 'account',
  audience: ['job_seeker', 'employer'],
  isUrgent: true,
  mail: 'application_update',
  topics: ['messages'],
} as const;

export const replyWaiting = defineNotice({
  ...ANSWERS,
  kind: 'mail_reply_waiting',
  label: 'Emails to confirm',
  hint: 'A reply by email could not be verified.',
  data: z.object({ jobTitle: z.string() }),
  text: ({ jobTitle }) => ({
    title: 'Did you send this email?',
    body: `An email about ${jobTitle} came in with your reply address, and we could not verify that it is from you. It was not posted. Open the conversation to post it or discard it. We keep it for ${MAIL_WAITS_DAYS} days.`,
    action: 'Check the email',
  }),
});

export const PROBLEMS = ['empty', 'too-long', 'attachments'] as const;
export type Problem = (typeof PROBLEMS)[number];

const WORDS: Record<Problem, (jobTitle: string) => { title: string; body: string }> = {
  empty: (jobTitle) => ({
    title: 'Your email was not posted',
    body: `We found no text of yours in your email about ${jobTitle}. Write your answer above the quoted text, or in the conversation.`,
  }),
  'too-long': (jobTitle) => ({
    title: 'Your email was not posted',
    body: `Your email about ${jobTitle} has more than ${MESSAGE_MAX.toLocaleString('en-US')} characters. Send a shorter one, or split it into several.`,
  }),
  attachments: (jobTitle) => ({
    title: 'Your email was posted without its files',
    body: `The text of your email about ${jobTitle} is in the conversation. Files can't come in by email: open the conversation to share them.`,
  }),
};

export const replyProblem = defineNotice({
  ...ANSWERS,
  kind: 'mail_reply_problem',
  label: 'Emails that were not posted',
  hint: 'A reply by email could not be posted as it was.',
  data: z.object({ jobTitle: z.string(), problem: z.enum(PROBLEMS) }),
  text: ({ jobTitle, problem }) => ({ ...WORDS[problem](jobTitle), action: 'Open the conversation' }),
});
