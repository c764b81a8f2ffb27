import { z } from 'zod';
import { organizationSubmitted } from '#domains/employers/contract/organization-events.ts';
import { defineNotice, longDay, notify } from '#domains/messaging/server/notifications/index.ts';
import { reviewDueOn } from '#domains/profiles/contract/review-time.ts';
import { dayOf } from '#kernel/days.ts';
import { calendarDay } from '#platform/contract/common.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';

const organizationReceived = defineNotice({
  kind: 'organization_submitted',
  group: 'profile',
  label: 'Organizations you submit',
  hint: 'What happens next, and by when.',
  audience: ['employer'],
  mail: 'verification_update',
  topics: ['verification'],
  data: z.object({ dueOn: calendarDay, isAgain: z.boolean() }),
  text: ({ dueOn, isAgain }) => ({
    title: isAgain ? 'We have your changes' : 'We have your organization',
    body: `Thank you. Our team reviews it next. You should hear from us by ${longDay(dueOn)}. You don’t need to do anything until then.`,
    action: 'See your review',
  }),
});

export const organizationNotices = [organizationReceived];

export const confirmOrganization = onEvent(
  'employers.confirm-submission',
  organizationSubmitted,
  (deps, tx, { payload }) =>
    notify(deps, tx, organizationReceived, {
      userId: payload.userId,
      href: '/employer/awaiting-approval',
      data: { dueOn: reviewDueOn(dayOf(deps.clock.now())), isAgain: payload.isAgain },
      dedupeKey: `organization-submitted:${payload.caseId}`,
    }),
);
