import { CALENDAR_FAULT_TEXTS, type MyAvailability } from '#domains/hiring/contract/self-scheduling/availability.ts';
import { elevate, service, user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField } from '#platform/server/errors.ts';
import { seal } from '#platform/server/secrets/seal.ts';
import { findAvailability } from '../availability.repo.ts';
import { readMine } from '../my-availability.ts';
import { deleteCalendar, putCalendar } from './calendars.repo.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { SEAL, wantedAt } from './sync-calendars.ts';

const TRY_TIMEOUT_MS = 10_000;

/** Connects a calendar after reading it once, so that a wrong link is an error at its field. */
export async function connectCalendar(deps: Deps, userId: string, link: string): Promise<MyAvailability> {
  const url = new URL(link.replace(/^webcals?:/i, 'https:'));
  const availability = await deps.db.as(user(userId), (tx) => findAvailability(tx, userId));
  if (!availability) throw new AppError('WRONG_STATE', 'Save your hours first, then connect a calendar.');
  const now = deps.clock.now();
  const outcome = await fetchCalendar(deps.env, url, wantedAt(now, availability.timeZone), TRY_TIMEOUT_MS);
  if ('fault' in outcome) throw invalidField('url', CALENDAR_FAULT_TEXTS[outcome.fault]);
  const busy = outcome.busy.map(({ from, until }): [number, number] => [from, until]);
  const urlSealed = seal(deps.env, SEAL, url.href);
  await deps.db.as(service, (tx) => putCalendar(tx, { userId, urlSealed, busy, readAt: now }));
  return readMine(deps, userId);
}

export async function disconnectCalendar(deps: Deps, userId: string): Promise<MyAvailability> {
  await deps.db.as(user(userId), (tx) => elevate(tx, () => deleteCalendar(tx, userId)));
  return readMine(deps, userId);
}
