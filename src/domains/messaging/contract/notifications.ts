import { z } from 'zod';
import { done, idParams, isNotEmpty, moment, pageOf, pageQuery } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { timeZone } from '#platform/contract/form-pieces.ts';
import { NOTICE_GROUPS } from '#platform/contract/notice-groups.ts';
import { TOPICS } from '#platform/contract/topics.ts';

export const notification = z.object({
  id: z.uuid(),
  /** Increases with each notice; a stream resumes after it. */
  seq: z.int(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  href: z.string().nullable(),
  createdAt: moment,
  readAt: moment.nullable(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = contract({
  method: 'get',
  path: '/api/notifications',
  summary: 'My notices, newest first',
  query: pageQuery.extend({ unread: z.enum(['true', 'false']).default('false') }),
  response: pageOf(notification),
});

export const countUnread = contract({
  method: 'get',
  path: '/api/notifications/unread-count',
  summary: 'How many of my notices I have not read',
  response: z.object({ count: z.int() }),
});

export const markRead = contract({
  method: 'post',
  path: '/api/notifications/:id/read',
  summary: 'Mark one notice as read',
  params: idParams,
  response: notification,
});

export const markAllRead = contract({
  method: 'post',
  path: '/api/notifications/read-all',
  summary: 'Mark all of my notices as read',
  response: z.object({ marked: z.int() }),
});

const MINUTES_A_DAY = 1440;
const minute = z
  .int()
  .min(0, 'Choose a time.')
  .max(MINUTES_A_DAY - 1, 'Choose a time.');
export const quietHours = z.strictObject({
  timeZone,
  /** Minutes after midnight, in that zone; an end before the start is on the next day. */
  startMinute: minute,
  endMinute: minute,
});
export type QuietHours = z.infer<typeof quietHours>;

export const kindSetting = z.object({
  kind: z.string(),
  group: z.enum(NOTICE_GROUPS),
  label: z.string(),
  hint: z.string(),
  inApp: z.boolean(),
  email: z.boolean(),
  /** Its mails wait for the daily digest. */
  digest: z.boolean(),
  /** Security alerts cannot be switched off. */
  isFixed: z.boolean(),
  /** What a person gets who has chosen nothing. */
  usual: z.object({ inApp: z.boolean(), email: z.boolean(), digest: z.boolean() }),
});
export type KindSetting = z.infer<typeof kindSetting>;

export const notificationSettings = z.object({ kinds: z.array(kindSetting), quietHours: quietHours.nullable() });
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const readSettings = contract({
  method: 'get',
  path: '/api/me/notification-settings',
  summary: 'Which notices I get, on which channel, and my quiet hours',
  response: notificationSettings,
});

const channels = z.strictObject({ inApp: z.boolean(), email: z.boolean(), digest: z.boolean().default(false) });

export const saveKindSetting = contract({
  method: 'put',
  path: '/api/me/notification-settings/:kind',
  summary: 'Switch a kind of notice on or off, in the product and by mail; a channel that is left out stays',
  params: z.strictObject({ kind: z.string().max(60) }),
  body: z
    .strictObject({ ...channels.shape, digest: z.boolean() })
    .partial()
    .refine(isNotEmpty, 'Send a channel.'),
  response: kindSetting,
});

export const saveGroupSetting = contract({
  method: 'put',
  path: '/api/me/notification-groups/:group',
  summary:
    'Set the channels of every kind of notice in a group, or return each to its usual ones; security alerts stay on',
  params: z.strictObject({ group: z.enum(NOTICE_GROUPS) }),
  body: z.strictObject({ channels: z.union([channels, z.literal('usual')]) }),
  response: z.object({ kinds: z.array(kindSetting) }),
});

export const saveQuietHours = contract({
  method: 'put',
  path: '/api/me/quiet-hours',
  summary: 'Set the hours in which only security alerts reach me; null ends them',
  body: z.strictObject({ quietHours: quietHours.nullable() }),
  response: z.object({ quietHours: quietHours.nullable() }),
});

const unsubscribeQuery = z.object({ token: z.string().max(400).default('') });

export const unsubscribe = contract({
  method: 'post',
  path: '/api/notifications/unsubscribe',
  isOpen: true,
  summary: 'One-click unsubscribe from a mail (RFC 8058); the signed token names the person and the kind',
  query: unsubscribeQuery,
  response: done,
});

export const peekUnsubscribe = contract({
  method: 'get',
  path: '/api/notifications/unsubscribe',
  isOpen: true,
  summary: 'What an unsubscribe link would switch off; a browser is redirected to the page that asks',
  query: unsubscribeQuery,
  response: z.object({ kind: z.string(), label: z.string() }),
});

/** The events of `GET /api/notifications/stream` (`text/event-stream`, so it has no JSON contract). */
export const STREAM_PATH = '/api/notifications/stream';
export const changedEvent = z.object({ topic: z.enum(TOPICS), id: z.uuid().optional() });

export const notificationContracts = [
  listNotifications,
  countUnread,
  markRead,
  markAllRead,
  readSettings,
  saveKindSetting,
  saveGroupSetting,
  saveQuietHours,
  unsubscribe,
  peekUnsubscribe,
] as const;
