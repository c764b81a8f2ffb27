import { availabilityContracts } from '#domains/hiring/contract/self-scheduling/availability.ts';
import { bookingContracts } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { z } from 'zod';
import type { Feature } from '#platform/server/feature.ts';
import { defineJob, handle } from '#platform/server/jobs/jobs.ts';
import { syncCalendars } from './calendars/sync-calendars.ts';
import { selfSchedulingRoutes } from './self-scheduling.routes.ts';

const syncCalendarsJob = defineJob({
  name: 'self-scheduling.sync-calendars',
  payload: z.object({}),
  cron: '*/10 * * * *',
});

export { book } from './book.ts';
export { bookableOf, offer, requireBookable } from './offer-open-times.ts';

export const selfSchedulingFeature: Feature = {
  name: 'self-scheduling',
  contracts: [...availabilityContracts, ...bookingContracts],
  routes: selfSchedulingRoutes,
  jobs: [handle(syncCalendarsJob, syncCalendars)],
};
