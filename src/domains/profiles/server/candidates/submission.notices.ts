import { z } from 'zod';
import { profileSubmitted } from '#domains/profiles/contract/profile-events.ts';
import { reviewDueOn } from '#domains/profiles/contract/review-time.ts';
import { defineNotice, longDay, notify } from '#domains/messaging/server/notifications/index.ts';
import { dayOf } from '#kernel/days.ts';
import { calendarDay } from '#platform/contract/common.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';

const submissionReceived = defineNotice({
  kind: 'profile_submitted',
  group: 'profile',
  label: 'Profiles you submit',
  hint: 'What happens next, and by when.',
  audience: ['job_seeker'],
  mail: 'verification_update',
  topics: ['verification'],
  data: z.object({ dueOn: calendarDay }),
  text: ({ dueOn }) => ({
    title: 'We have your profile',
    body: `Thank you. Our team reviews it next. You should hear from us by ${longDay(dueOn)}. Until then you can add documents and set your pay and shifts.`,
    action: 'See your review',
  }),
});

export const submissionNotices = [submissionReceived];

export const confirmSubmission = onEvent('profiles.confirm-submission', profileSubmitted, (deps, tx, { payload }) => {
  const now = deps.clock.now();
  return notify(deps, tx, submissionReceived, {
    userId: payload.userId,
    href: '/job-seeker/awaiting-approval',
    data: { dueOn: reviewDueOn(dayOf(now)) },
    dedupeKey: `submitted:${now.toISOString()}`,
  });
});
