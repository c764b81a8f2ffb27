import type { Feature } from '#platform/server/feature.ts';
import { timelineSubscribers } from './timeline.ts';

export { insertTimelineEntry, timelineOf } from './timeline.repo.ts';

/** Comes before the other features of hiring: it records a step before what follows from it. */
export const timelineFeature: Feature = { name: 'timeline', subscribers: timelineSubscribers };
