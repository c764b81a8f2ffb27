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
  'marks',
  'notifications',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * One change of a topic, with the ID of the one thing that changed where there is one: the job for `jobs` and `matches`,
 * the application for `applications`, `interviews`, `offers` and `messages`.
 */
export interface Change {
  readonly topic: Topic;
  readonly id?: string | undefined;
}
