import type { Feature } from '#platform/server/feature.ts';
import { calendarContracts } from '#domains/hiring/contract/interviews/calendar.ts';
import { calendarRoutes } from './calendar.routes.ts';

export { readAttending } from './attending.repo.ts';
export { calendarEntry, type CalendarEntry } from './calendar-entry.ts';

export const calendarFeature: Feature = { name: 'calendar', contracts: calendarContracts, routes: calendarRoutes };
