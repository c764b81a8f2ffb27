import { z } from 'zod';
import { atOrganization, defineNotice, longDay } from '#domains/messaging/server/notifications/index.ts';
import { SETTLED_REASON_LABELS, SETTLED_REASONS } from '#domains/hiring/contract/starts/end-reasons.ts';
import { CHECK_IN_DAYS } from '#domains/hiring/contract/starts/check-in-days.ts';
import { calendarDay } from '#platform/contract/common.ts';

const aboutJob = z.object({ jobTitle: z.string(), organizationName: z.string() });

const common = { group: 'interviews', mail: 'application_update', topics: ['applications'] } as const;

export const getReady = defineNotice({
  ...common,
  kind: 'start_planned',
  label: 'Getting ready to start',
  hint: 'What to get ready before your first day.',
  audience: ['job_seeker'],
  data: aboutJob.extend({ startOn: calendarDay }),
  text: ({ jobTitle, organizationName, startOn }) => ({
    title: 'Get ready for your first day',
    body: `Your first day for ${jobTitle}${atOrganization(organizationName)} is ${longDay(startOn)}. We made a list of what is needed, and checked off what you have.`,
    action: 'See the list',
  }),
});

export const itemsDue = defineNotice({
  ...common,
  kind: 'start_items_due',
  label: 'Items due before a first day',
  hint: 'Something on your list is due in the next days.',
  forEmployers: {
    label: 'Items due before a first day',
    hint: 'Something on a new hire’s list is due in the next days.',
  },
  audience: ['job_seeker', 'employer'],
  data: aboutJob.extend({ title: z.string(), count: z.int(), dueOn: calendarDay }),
  text: ({ jobTitle, organizationName, title, count, dueOn }) => ({
    title: count === 1 ? `Due ${longDay(dueOn)}: ${title}` : `${count} items are due by ${longDay(dueOn)}`,
    body: `${count === 1 ? 'It is' : 'They are'} part of getting ready for ${jobTitle}${atOrganization(organizationName)}.`,
    action: 'See the list',
  }),
});

export const expiresBeforeStart = defineNotice({
  ...common,
  kind: 'start_expires',
  label: 'Expires before a first day',
  hint: 'A license, certification or test is no longer good on your first day.',
  forEmployers: {
    label: 'Expires before a first day',
    hint: 'A new hire’s license, certification or test is no longer good on the first day.',
  },
  audience: ['job_seeker', 'employer'],
  data: aboutJob.extend({ title: z.string(), expiresOn: calendarDay, startOn: calendarDay }),
  text: ({ jobTitle, organizationName, title, expiresOn, startOn }, { isEmployer }) => ({
    title: `${title}: expires before the first day`,
    body: `It expires on ${longDay(expiresOn)}. The first day for ${jobTitle}${atOrganization(organizationName)} is ${longDay(startOn)}. ${isEmployer ? 'The candidate was asked to renew it.' : 'Please renew it before then.'}`,
    action: 'See the list',
  }),
});

export const dateProposed = defineNotice({
  ...common,
  kind: 'start_date_proposed',
  label: 'Another first day',
  hint: 'An employer proposes another first day.',
  forEmployers: { label: 'Another first day', hint: 'A candidate proposes another first day.' },
  audience: ['job_seeker', 'employer'],
  data: aboutJob.extend({ startOn: calendarDay }),
  text: ({ jobTitle, organizationName, startOn }, { isEmployer }) => ({
    title: 'Another first day was proposed',
    body: `${isEmployer ? 'The candidate' : organizationName || 'The employer'} proposes ${longDay(startOn)} as the first day for ${jobTitle}. The agreed day stays in place until you answer.`,
    action: 'Answer',
  }),
});

export const dateAnswered = defineNotice({
  ...common,
  kind: 'start_date_answered',
  label: 'Answers about the first day',
  hint: 'The other side agrees to your day, or keeps the one that was agreed.',
  audience: ['job_seeker', 'employer'],
  data: aboutJob.extend({ startOn: calendarDay, answer: z.enum(['accepted', 'declined']) }),
  text: ({ jobTitle, organizationName, startOn, answer }) => ({
    title: answer === 'accepted' ? `The first day is now ${longDay(startOn)}` : 'The first day stays as it was',
    body:
      answer === 'accepted'
        ? `Both sides agreed for ${jobTitle}${atOrganization(organizationName)}. Due dates moved with it.`
        : `${longDay(startOn)} was not agreed to for ${jobTitle}${atOrganization(organizationName)}.`,
    action: 'See the list',
  }),
});

export const preAdverse = defineNotice({
  ...common,
  kind: 'start_notice_given',
  label: 'Notices about a background check',
  hint: 'An employer may decide against you because of a report, and what you can do.',
  audience: ['job_seeker'],
  data: aboutJob.extend({ answerUntil: calendarDay }),
  text: ({ jobTitle, organizationName, answerUntil }) => ({
    title: 'About your background check',
    body: `${organizationName || 'The employer'} may withdraw the offer for ${jobTitle} because of your background report. Nothing is decided. The employer sent you a copy of the report and a summary of your rights. If something is wrong, tell the agency and the employer by ${longDay(answerUntil)}.`,
    action: 'See what you can do',
  }),
});

export const startEnded = defineNotice({
  ...common,
  kind: 'start_ended',
  label: 'First days that don’t happen',
  hint: 'An employer withdraws an accepted offer, or reports a no-show.',
  forEmployers: { label: 'First days that don’t happen', hint: 'A candidate can no longer take the job.' },
  audience: ['job_seeker', 'employer'],
  data: aboutJob.extend({
    to: z.enum(['no_show', 'withdrawn', 'declined']),
    reason: z.enum(SETTLED_REASONS).nullable(),
  }),
  text: ({ jobTitle, organizationName, to, reason }) => ({
    title: {
      no_show: 'The employer reported a no-show on your first day',
      withdrawn: 'An accepted offer was withdrawn',
      declined: 'A candidate can no longer take the job',
    }[to],
    body: [
      `It is about ${jobTitle}${atOrganization(organizationName)}.`,
      reason && `Reason: ${SETTLED_REASON_LABELS[reason]}`,
      to === 'no_show' && 'If that is not what happened, please write to the employer.',
    ]
      .filter(Boolean)
      .join(' '),
    action: 'See what happened',
  }),
});

export const howItGoes = defineNotice({
  ...common,
  kind: 'start_question',
  label: 'How the new job is going',
  hint: 'Three taps after 7, 30 and 90 days. Only you see your answer.',
  forEmployers: {
    label: 'How a new hire is doing',
    hint: 'Three taps after 7, 30 and 90 days. Only your team sees the answer.',
  },
  audience: ['job_seeker', 'employer'],
  data: aboutJob.extend({ day: z.literal(CHECK_IN_DAYS) }),
  text: ({ jobTitle, organizationName, day }, { isEmployer }) => ({
    title: `${day} days in: three quick questions`,
    body: isEmployer
      ? `How is it going with your hire for ${jobTitle}? Three taps. The candidate never sees your answer.`
      : `How is it going as ${jobTitle}${atOrganization(organizationName)}? Three taps. Your employer never sees your answer.`,
    action: 'Answer in three taps',
  }),
});

export const startNotices = [
  getReady,
  itemsDue,
  expiresBeforeStart,
  dateProposed,
  dateAnswered,
  preAdverse,
  startEnded,
  howItGoes,
];
