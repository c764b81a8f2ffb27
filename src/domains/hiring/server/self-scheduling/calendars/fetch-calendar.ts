import type { CalendarFault } from '#domains/hiring/contract/self-scheduling/availability.ts';
import type { Env } from '#platform/server/env.ts';
import { PeerFailure } from '#platform/server/outgoing.ts';
import { fetchPublic } from '#platform/server/public-web/fetch-public.ts';
import type { Span } from '../wall-clock.ts';
import type { Wanted } from './busy-times.ts';
import { readInThread, TooSlow } from './read-in-thread.ts';

const MAX_BYTES = 5_000_000;
const MAX_EVENTS = 20_000;

type Outcome = { busy: Span[] } | { fault: CalendarFault };

/** Reads the busy times behind a link, or says why it cannot: a stranger's server never makes us fail. */
export async function fetchCalendar(
  { privateCalendarHosts }: Pick<Env, 'privateCalendarHosts'>,
  url: URL,
  wanted: Wanted,
  timeoutMs: number,
): Promise<Outcome> {
  try {
    const text = await fetchPublic(url, {
      accept: 'text/calendar',
      maxBytes: MAX_BYTES,
      timeoutMs,
      except: privateCalendarHosts,
    });
    if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text.slice(0, 200))) return { fault: 'not_a_calendar' };
    if (eventsIn(text) > MAX_EVENTS) return { fault: 'too_many_events' };
    return { busy: await readInThread(text, wanted) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

const eventsIn = (text: string): number => text.match(/^BEGIN:VEVENT/gim)?.length ?? 0;

function faultOf(error: unknown): CalendarFault {
  if (error instanceof TooSlow) return 'too_many_events';
  if (!(error instanceof PeerFailure)) return 'not_a_calendar';
  const { fault } = error;
  return fault === 'malformed' || fault === 'wrong_subject' ? 'not_a_calendar' : fault;
}
