import { availabilityContracts } from '#domains/hiring/contract/self-scheduling/availability.ts';
import { bookingContracts } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { z } from 'zod';
import type { Feature } from '#platform/server/feature.ts';
import { defineJob, handle } from '#platform/server/jobs/jobs.ts';
import { syncCalendars } from './calendars/sync-calendars.ts';
import { openTimesGone } from './self-scheduling.notices.ts';
import { selfSchedulingRoutes } from './self-scheduling.routes.ts';
import { selfSchedulingSubscribers } from './self-scheduling.subscribers.ts';

const syncCalendarsJob = defineJob({
  name: 'self-scheduling.sync-calendars',
  payload: z.object({}),
  cron: '*/10 * * * *',
});

export { book } from './book.ts';
export { listOpen as listOpenTimes } from './list-open-times.ts';
export { saveMine as saveAvailability } from './my-availability.ts';
export { bookableOf, offer, offerNoTimes, requireBookable } from './offer-open-times.ts';

export const selfSchedulingFeature: Feature = {
  name: 'self-scheduling',
  contracts: [...availabilityContracts, ...bookingContracts],
  routes: selfSchedulingRoutes,
  notices: [openTimesGone],
  subscribers: selfSchedulingSubscribers,
  jobs: [handle(syncCalendarsJob, syncCalendars)],
};
