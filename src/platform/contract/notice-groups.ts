/** What belongs together in the notification settings, in the order in which they list it. */
export const NOTICE_GROUPS = ['applications', 'interviews', 'jobs', 'profile', 'reviews', 'account'] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];
