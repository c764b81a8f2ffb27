import { z } from 'zod';
import {
  atOrganization,
  defineNotice,
  longDay,
  longMoment,
  withReason,
} from '#domains/messaging/server/notifications/index.ts';
import { OFFER_WITHDRAWN_NEWS } from '#domains/hiring/contract/decline-reasons.ts';
import { exactPay } from '#domains/hiring/contract/offers/offer-letter-text.ts';
import { PAY_UNITS } from '#kernel/vocabulary.ts';
import { calendarDay, cents, moment } from '#platform/contract/common.ts';

const aboutJob = z.object({ jobTitle: z.string(), organizationName: z.string() });

export const offerReceived = defineNotice({
  kind: 'offer_received',
  group: 'interviews',
  label: 'Offers',
  hint: 'An employer offers you a job.',
  audience: ['job_seeker'],
  mail: 'offer',
  topics: ['offers', 'applications'],
  data: aboutJob.extend({
    payUnit: z.enum(PAY_UNITS).default('hour'),
    payCents: cents,
    startDate: calendarDay,
    expiresAt: moment,
  }),
  text: ({ jobTitle, organizationName, payUnit, payCents, startDate, expiresAt }, { timeZone }) => ({
    title: 'You have an offer',
    body: `${organizationName || 'An employer'} offers you ${jobTitle} at ${exactPay(payUnit, payCents)}. Please answer by ${longMoment(expiresAt, timeZone)}.`,
    action: 'Read the offer',
    facts: [
      ['Pay', exactPay(payUnit, payCents)],
      ['Start', longDay(startDate)],
      ['Answer by', longMoment(expiresAt, timeZone)],
    ],
  }),
});

const DECISIONS = {
  accepted: {
    title: 'Your offer was accepted',
    body: 'The candidate accepted. You now see their full contact details and can plan the first day.',
  },
  declined: {
    title: 'Your offer was declined',
    body: 'The candidate declined. You can make an offer to another candidate.',
  },
  expired: { title: 'An offer expired', body: 'The offer was not answered in time, so it is no longer open.' },
  rescinded: OFFER_WITHDRAWN_NEWS,
} as const;

export const offerDecided = defineNotice({
  kind: 'offer_decided',
  group: 'interviews',
  label: 'Answers to offers',
  hint: 'An offer was accepted, declined or withdrawn, or it expired.',
  forEmployers: { label: 'Answers to offers', hint: 'A candidate accepted or declined your offer, or it expired.' },
  audience: ['job_seeker', 'employer'],
  mail: 'offer',
  topics: ['offers', 'applications', 'jobs'],
  data: aboutJob.extend({
    decision: z.enum(['accepted', 'declined', 'expired', 'rescinded']),
    reason: z.string().optional(),
  }),
  text: ({ jobTitle, decision, reason }) => ({
    title: DECISIONS[decision].title,
    body: `${jobTitle}: ${DECISIONS[decision].body}${withReason(reason)}`,
    action: 'See the offer',
  }),
});

export const offerExpiring = defineNotice({
  kind: 'offer_expiring',
  group: 'interviews',
  label: 'Offers that expire soon',
  hint: 'The day before an offer expires.',
  audience: ['job_seeker'],
  mail: 'offer',
  topics: ['offers'],
  data: aboutJob.extend({ expiresAt: moment }),
  text: ({ jobTitle, organizationName, expiresAt }, { timeZone }) => ({
    title: 'Your offer expires soon',
    body: `The offer for ${jobTitle}${atOrganization(organizationName)} expires ${longMoment(expiresAt, timeZone)}. Please accept or decline it before then.`,
    action: 'Answer the offer',
  }),
});

export const offerNotices = [offerReceived, offerDecided, offerExpiring];
