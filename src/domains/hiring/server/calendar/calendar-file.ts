import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';

/** How a calendar program takes the file: `PUBLISH` is a calendar to subscribe to, the others are invitations (RFC 5546). */
export type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export interface Person {
  name: string;
  address: string;
}

interface CommonEvent {
  uid: string;
  /** When this version of the event was written. */
  stamp: Date;
  sequence: number;
  summary: string;
  description: string;
  url: string;
}

export interface TimedEvent extends CommonEvent {
  isCanceled: boolean;
  start: Date;
  minutes: number;
  /** The zone in which the times are written; its rules come with the file. */
  zone: string;
  location: string | null;
  organizer: Person;
  attendees: readonly Person[];
  /** Minutes before the start at which the calendar reminds. */
  alarms: readonly number[];
}

/** An event of a whole day, such as the first day at work. */
export interface DayEvent extends CommonEvent {
  day: string;
}

/** A line has at most 75 octets, and ical.js does not count the space that a continued line begins with. */
ICAL.foldLength = 74;

/** Includes characters that change the writing direction and could disguise a name. */
const CONTROL = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/gu;
const text = (value: string): string => value.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(CONTROL, '');
const oneLine = (value: string): string => text(value).replaceAll(/\s+/g, ' ');

/** A mail address as a URI, with unusual characters percent-encoded. */
const mailto = (address: string): string =>
  `mailto:${text(address).replaceAll(/[^\w.!$'*+\-@~=/^`{|}]/gu, encodeURIComponent)}`;

/** A calendar (RFC 5545) with events, written by ical.js, and the rules of each zone that they use. */
export function calendarFile(
  { method, name }: { method: Method; name?: string },
  events: readonly (TimedEvent | DayEvent)[],
): string {
  const calendar = new ICAL.Component('vcalendar');
  const head = { version: '2.0', prodid: '-//Tallgrass//Hiring//EN', calscale: 'GREGORIAN', method };
  for (const [key, value] of Object.entries(head)) calendar.updatePropertyWithValue(key, value);
  if (name) {
    calendar.updatePropertyWithValue('x-wr-calname', name);
    calendar.updatePropertyWithValue('x-published-ttl', 'PT1H');
  }
  for (const zone of new Set(events.flatMap((event) => ('zone' in event ? [event.zone] : [])))) {
    calendar.addSubcomponent(ICAL.Component.fromString(String(tzlib_get_ical_block(zone)[0])));
  }
  for (const event of events) calendar.addSubcomponent(eventOf(event));
  return `${calendar.toString()}\r\n`;
}

function eventOf(event: TimedEvent | DayEvent): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const put = (name: string, value: unknown, params: Record<string, string> = {}) => {
    const property = new ICAL.Property(name, component);
    for (const [key, one] of Object.entries(params)) property.setParameter(key, one);
    property.setValue(value as string);
    component.addProperty(property);
  };
  put('uid', event.uid);
  put('dtstamp', ICAL.Time.fromJSDate(event.stamp, true));
  put('sequence', event.sequence);
  put('summary', oneLine(event.summary));
  put('description', text(event.description));
  put('url', event.url);
  if ('day' in event) {
    put('dtstart', ICAL.Time.fromDateString(event.day));
    put('status', 'CONFIRMED');
    put('transp', 'TRANSPARENT');
    return component;
  }
  const { start, minutes, zone } = event;
  const times = [start, new Date(start.getTime() + minutes * 60_000)].map((at) => DateTime.fromJSDate(at, { zone }));
  // In the hour that a clock shows twice, only UTC says which of the two is meant.
  const isAmbiguous = times.some((time) => time.getPossibleOffsets().length > 1);
  for (const [index, time] of times.entries()) {
    const name = index === 0 ? 'dtstart' : 'dtend';
    if (isAmbiguous) put(name, ICAL.Time.fromJSDate(time.toJSDate(), true));
    else put(name, ICAL.Time.fromDateTimeString(time.toFormat("yyyy-LL-dd'T'HH:mm:ss")), { tzid: zone });
  }
  put('status', event.isCanceled ? 'CANCELLED' : 'CONFIRMED');
  if (event.location) put('location', text(event.location));
  put('organizer', mailto(event.organizer.address), { cn: oneLine(event.organizer.name) });
  const attending = { role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED', rsvp: 'FALSE' };
  for (const { name, address } of event.attendees)
    put('attendee', mailto(address), { cn: oneLine(name), ...attending });
  if (!event.isCanceled)
    for (const minutesBefore of event.alarms) component.addSubcomponent(alarm(minutesBefore, event));
  return component;
}

function alarm(minutesBefore: number, { summary }: TimedEvent): ICAL.Component {
  const component = new ICAL.Component('valarm');
  component.updatePropertyWithValue('action', 'DISPLAY');
  component.updatePropertyWithValue('description', text(summary));
  component.updatePropertyWithValue('trigger', ICAL.Duration.fromSeconds(-60 * minutesBefore));
  return component;
}
