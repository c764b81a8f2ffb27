import { z } from 'zod';
import { defineNotice, withReason } from '#domains/messaging/server/notifications/index.ts';

const shared = { group: 'jobs', audience: ['employer'], mail: 'application_update', topics: ['jobs'] } as const;

export const payToApprove = defineNotice({
  ...shared,
  kind: 'pay_to_approve',
  label: 'Pay ranges to approve',
  hint: 'The pay range of a job is waiting for your approval.',
  data: z.object({ jobTitle: z.string() }),
  text: ({ jobTitle }) => ({
    title: 'A pay range needs your approval',
    body: `${jobTitle}: Approve the pay range or return it with a reason. The job can’t be published before then.`,
    action: 'See the job',
  }),
});

export const payApprovalSettled = defineNotice({
  ...shared,
  kind: 'pay_approval_decided',
  label: 'Approved pay ranges',
  hint: 'A pay range that you sent for approval was approved or returned.',
  data: z.object({ jobTitle: z.string(), isApproved: z.boolean(), reason: z.string().optional() }),
  text: ({ jobTitle, isApproved, reason }) => ({
    title: isApproved ? 'Your pay range was approved' : 'Your pay range was returned',
    body: isApproved
      ? `${jobTitle}: You can publish it now.`
      : `${jobTitle}: Change the pay and ask for approval again.${withReason(reason)}`,
    action: 'See the job',
  }),
});
