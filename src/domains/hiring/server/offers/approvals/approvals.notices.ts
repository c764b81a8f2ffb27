import { z } from 'zod';
import { defineNotice, withReason } from '#domains/messaging/server/notifications/index.ts';

const aboutJob = z.object({ jobTitle: z.string(), organizationName: z.string() });

export const offerToApprove = defineNotice({
  kind: 'offer_to_approve',
  group: 'interviews',
  label: 'Offers to approve',
  hint: 'An offer from your team is waiting for your approval.',
  audience: ['employer'],
  mail: 'offer',
  topics: ['offers', 'applications'],
  data: aboutJob,
  text: ({ jobTitle }) => ({
    title: 'An offer needs your approval',
    body: `${jobTitle}: Read the terms, then approve the offer or return it with a reason.`,
    action: 'Review the offer',
  }),
});

export const offerApprovalDecided = defineNotice({
  kind: 'offer_approval_decided',
  group: 'interviews',
  label: 'Approved offers',
  hint: 'An offer that you sent for approval was approved or returned.',
  audience: ['employer'],
  mail: 'offer',
  topics: ['offers', 'applications'],
  data: aboutJob.extend({ isApproved: z.boolean(), reason: z.string().optional() }),
  text: ({ jobTitle, isApproved, reason }) => ({
    title: isApproved ? 'Your offer was approved' : 'Your offer was returned',
    body: isApproved
      ? `${jobTitle}: You can sign and send it now.`
      : `${jobTitle}: Change it and send it for approval again.${withReason(reason)}`,
    action: 'Open the offer',
  }),
});
