/** What a live signal can say has changed; a screen that shows it loads it again. */
export const TOPICS = [
  'matches',
  'applications',
  'interviews',
  'offers',
  'verification',
  'jobs',
  'members',
  'reports',
  'messages',
  'notifications',
] as const;
export type Topic = (typeof TOPICS)[number];
