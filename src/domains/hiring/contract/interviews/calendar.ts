import { z } from 'zod';
import { moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

const subscription = z.object({ createdAt: moment, lastReadAt: moment.nullable() });
const standing = z.object({ subscription: subscription.nullable() });
export type CalendarStanding = z.infer<typeof standing>;

export const getCalendarSubscription = contract({
  method: 'get',
  path: '/api/me/calendar',
  summary: 'Whether my interviews can be read at a calendar address, and when they last were',
  response: standing,
});

export const renewCalendarSubscription = contract({
  method: 'post',
  path: '/api/me/calendar',
  summary: 'Make a calendar address for my interviews, shown only once; an earlier one ends',
  response: z.object({ url: z.url(), subscription }),
  secret: true,
});

export const endCalendarSubscription = contract({
  method: 'post',
  path: '/api/me/calendar/end',
  summary: 'End my calendar address',
  response: standing,
});

/** Returns `text/calendar`, so it has no JSON contract. */
export const subscriptionPath = (token: string) => `/api/calendar/${token}/interviews.ics`;

export const calendarContracts = [getCalendarSubscription, renewCalendarSubscription, endCalendarSubscription] as const;
