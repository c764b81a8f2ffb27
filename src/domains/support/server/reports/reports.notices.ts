import { z } from 'zod';
import { reportResolved } from '#domains/support/contract/report-events.ts';
import { defineNotice, notify } from '#domains/messaging/server/notifications/index.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';

const reportResolvedNotice = defineNotice({
  kind: 'report_resolved',
  group: 'account',
  label: 'Your reports',
  hint: 'The outcome of something you reported.',
  audience: ['job_seeker', 'employer', 'admin'],
  mail: 'custom',
  topics: ['reports'],
  data: z.object({ action: z.enum(['none', 'freeze']) }),
  text: ({ action }) => ({
    title: 'We looked into your report',
    body: `Thank you for reporting this. ${OUTCOMES[action]}`,
    action: 'Go to Tallgrass',
  }),
});

/** The reporter learns that we looked and whether we acted, never what was found about someone else. */
const OUTCOMES = {
  none: 'We looked at it closely and found nothing to act on for now.',
  freeze: 'We acted on it.',
} as const;

export const reportNotices = [reportResolvedNotice];

export const notifyReporter = onEvent('support.notify-reporter', reportResolved, (deps, tx, { payload }) =>
  notify(deps, tx, reportResolvedNotice, {
    userId: payload.reporterId,
    href: '/dashboard',
    data: { action: payload.action },
    dedupeKey: `report:${payload.reportId}`,
  }),
);
