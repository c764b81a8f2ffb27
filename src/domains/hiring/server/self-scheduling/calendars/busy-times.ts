import ICAL from 'ical.js';
import { DateTime, IANAZone } from 'luxon';
import { joined } from '../spans.ts';
import type { Span } from '../wall-clock.ts';

/** What a calendar is read for: the stretch of time, and the zone of times that name none, such as whole days. */
export interface Wanted extends Span {
  timeZone: string;
}

/**
 * When a calendar says that its owner is busy (RFC 5545): events that are neither canceled nor marked as free, with their
 * repetitions, exceptions and moved occurrences, and the periods of a free/busy component. Throws when the text is none.
 */
export function busyTimes(text: string, wanted: Wanted): Span[] {
  const parsed: unknown[] = ICAL.parse(text);
  // One component is its own list; several are a list of them.
  const roots = typeof parsed[0] === 'string' ? [parsed] : parsed;
  const calendars = roots.map((root) => new ICAL.Component(root as unknown[]));
  const spans = calendars.flatMap((calendar) => {
    if (calendar.name !== 'vcalendar') throw new Error('not a calendar');
    return [...ofEvents(calendar, wanted), ...ofFreeBusy(calendar, wanted)];
  });
  return joined(spans);
}

function ofEvents(calendar: ICAL.Component, wanted: Wanted): Span[] {
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const changed = new Map<string, ICAL.Event[]>();
  for (const event of events) {
    if (event.isRecurrenceException()) changed.set(event.uid, [...(changed.get(event.uid) ?? []), event]);
  }
  const spans: Span[] = [];
  for (const event of events) {
    const isAlone = event.isRecurrenceException() || !event.isRecurring();
    if (isAlone) addSpan(spans, event, wanted);
    else addOccurrences(spans, event, changed.get(event.uid) ?? [], wanted);
  }
  return spans;
}

const isBusy = ({ component }: ICAL.Event): boolean =>
  String(component.getFirstPropertyValue('status')).toUpperCase() !== 'CANCELLED' &&
  String(component.getFirstPropertyValue('transp')).toUpperCase() !== 'TRANSPARENT';

function addSpan(spans: Span[], event: ICAL.Event, wanted: Wanted): void {
  if (isBusy(event)) push(spans, spanOf(event, wanted), wanted);
}

/** The occurrences up to the end of the wanted span, without those that an exception moves or cancels. */
function addOccurrences(spans: Span[], event: ICAL.Event, changed: readonly ICAL.Event[], wanted: Wanted): void {
  if (!isBusy(event)) return;
  const zone = zoneOf(event, 'dtstart', wanted);
  const moved = new Set(changed.map(({ recurrenceId }) => momentOf(recurrenceId, zone, wanted)));
  const { from: start, until: end } = spanOf(event, wanted);
  const occurrences = event.iterator();
  for (let next = occurrences.next() as ICAL.Time | null; next; next = occurrences.next() as ICAL.Time | null) {
    const from = momentOf(next, zone, wanted);
    if (from >= wanted.until) return;
    if (!moved.has(from)) push(spans, { from, until: from + end - start }, wanted);
  }
}

function ofFreeBusy(calendar: ICAL.Component, wanted: Wanted): Span[] {
  const spans: Span[] = [];
  for (const component of calendar.getAllSubcomponents('vfreebusy')) {
    for (const property of component.getAllProperties('freebusy')) {
      if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue;
      for (const period of property.getValues() as ICAL.Period[]) {
        push(
          spans,
          {
            from: momentOf(period.start, wanted.timeZone, wanted),
            until: momentOf(period.getEnd(), wanted.timeZone, wanted),
          },
          wanted,
        );
      }
    }
  }
  return spans;
}

function push(spans: Span[], { from, until }: Span, wanted: Wanted): void {
  if (Math.max(from, wanted.from) < Math.min(until, wanted.until)) spans.push({ from, until });
}

/** The zone that a property names without the calendar defining it, if it is a known one; else the owner's. */
function zoneOf({ component }: ICAL.Event, property: string, { timeZone }: Wanted): string {
  const named = component.getFirstProperty(property)?.getParameter('tzid');
  return typeof named === 'string' && IANAZone.isValidZone(named) ? named : timeZone;
}

/** The moment of a time: by the zone that the calendar defines, or by a clock in `zone`; a whole day is one of the owner. */
function momentOf(time: ICAL.Time, zone: string, { timeZone }: Wanted): number {
  if (!time.isDate && (time.zone.tzid === 'UTC' || time.zone.component)) return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  return time.isDate
    ? DateTime.fromObject({ year, month, day }, { zone: timeZone }).toMillis()
    : DateTime.fromObject({ year, month, day, hour, minute, second }, { zone }).toMillis();
}

function spanOf(event: ICAL.Event, wanted: Wanted): Span {
  const zone = zoneOf(event, 'dtstart', wanted);
  const endZone = event.component.hasProperty('dtend') ? zoneOf(event, 'dtend', wanted) : zone;
  return { from: momentOf(event.startDate, zone, wanted), until: momentOf(event.endDate, endZone, wanted) };
}
