import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect, test } from 'vitest';
import { calendarEntry } from './calendar-entry.ts';

const START = new Date('2026-12-01T15:00:00Z');
const CALENDAR = 'VERSION PRODID CALSCALE METHOD'.split(' ');
const EVENT = 'UID DTSTAMP SEQUENCE SUMMARY DESCRIPTION URL DTSTART DTEND STATUS'.split(' ');
const ALARM = 'BEGIN ACTION DESCRIPTION TRIGGER END'.split(' ');

interface Read {
  name: string;
  params: Record<string, string>;
  value: string;
}

/** Quotes in a parameter's value (RFC 6868). */
const uncareted = (value: string) =>
  value.replaceAll(/\^([\^n'])/g, (_whole, sign: string) => (sign === 'n' ? '\n' : sign === "'" ? '"' : sign));

/** A strict reader of the RFC 5545 grammar: any violation fails the test. */
function read(file: string): Read[] {
  expect(file.endsWith('\r\n')).toBe(true);
  const physical = file.slice(0, -2).split('\r\n');
  for (const line of physical) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[^\P{Cc}\t]/u);
  }
  return physical
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => {
      const [, name = '', params = '', value = ''] =
        /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su.exec(line) ?? expect.fail(`no content line: ${line}`);
      const pairs = [...params.matchAll(/;([A-Z-]+)=(?:"([^"]*)"|([^";:,]*))/g)];
      return {
        name,
        value,
        params: Object.fromEntries(pairs.map(([, key, inQuotes, bare]) => [key, uncareted(inQuotes ?? bare ?? '')])),
      };
    });
}

const unescaped = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_whole, sign: string) => (/n/i.test(sign) ? '\n' : sign));
/** The text as a calendar can represent it. */
const carried = (given: string) =>
  given.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(/(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '');
/** The same where line breaks have no place: names, and the title of an event. */
const onOneLine = (given: string) => carried(given).replaceAll(/\s+/g, ' ');
const LINK = 'To reschedule or cancel: https://tallgrass.test/job-seeker/interviews';

interface Given {
  name: string;
  title: string;
  place: string;
  address: string;
  zip?: string;
  start?: Date;
}
const invite = ({ name, title, place, address, zip = '67735', start = START }: Given) =>
  calendarEntry(
    { env: { appUrl: 'https://tallgrass.test' }, clock: { now: () => START } } as never,
    {
      interview: { id: 'an-interview', sequence: 2, mode: 'video', durationMinutes: 45, place },
      job: { title, zip },
      organization: { name },
      attending: { candidate: null, team: [] },
    } as never,
    { method: 'REQUEST', start, reader: { side: 'candidate', address, href: '/job-seeker/interviews' } },
  ).content;

/** Words mixed with characters that could end a line, a value or a parameter. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', '\n', '\r', '\r\n', ';', ':', ',', '\\', '\\n', '\u2028', '\u202e', '\u0000', '\t', '^n'),
      fc.constantFrom('ATTENDEE:mailto:eve@evil.example', 'END:VEVENT', 'Quillreed', '🏥', 'é', '漢字'),
      fc.string({ unit: 'binary', maxLength: 30 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test('hostile names, titles and places read back as one event with the same values', () => {
  fc.assert(
    fc.property(fc.record({ name: hostile, title: hostile, place: hostile, address: fc.emailAddress() }), (given) => {
      const all = read(invite(given));
      const event = all.findIndex(({ name, value }) => name === 'BEGIN' && value === 'VEVENT');
      const lines = all.slice(event);
      const place = given.place ? ['LOCATION'] : [];
      expect(all.slice(0, 5).map(({ name }) => name)).toEqual(['BEGIN', ...CALENDAR]);
      expect(lines.map(({ name }) => name)).toEqual([
        'BEGIN',
        ...EVENT,
        ...place,
        'ORGANIZER',
        'ATTENDEE',
        'ATTENDEE',
        ...ALARM,
        ...ALARM,
        'END',
        'END',
      ]);
      const one = (name: string) => lines.find((line) => line.name === name) ?? expect.fail(`no ${name}`);
      expect(unescaped(one('SUMMARY').value)).toBe(onOneLine(`Video interview: ${given.title}`));
      const about = [`${given.name}. Tue, Dec 1, 8:00 AM MST.`, given.place, LINK].filter(Boolean).join('\n');
      expect(unescaped(one('DESCRIPTION').value)).toBe(carried(about));
      if (given.place) expect(unescaped(one('LOCATION').value)).toBe(carried(given.place));
      expect(one('ORGANIZER').params['CN']).toBe(onOneLine(given.name));
      expect(decodeURIComponent(one('ATTENDEE').value)).toBe(`mailto:${given.address}`);
      expect(one('ATTENDEE').params).toEqual({
        CN: given.address,
        ROLE: 'REQ-PARTICIPANT',
        PARTSTAT: 'ACCEPTED',
        RSVP: 'FALSE',
      });
    }),
    { numRuns: 500 },
  );
});

test('a facility name with a line break adds no attendee', () => {
  const name = 'Quillreed" \r\nATTENDEE:mailto:eve@evil.example\r\nX:"';
  const lines = read(invite({ name, title: 'ICU nurse', place: 'Room 4', address: 'ana@example.com' }));
  expect(lines.filter((line) => line.name === 'ATTENDEE').map(({ value }) => value)).toEqual([
    'mailto:ana@example.com',
    'mailto:interview-an-interview@tallgrass.test',
  ]);
});

/** Mountain Time has four counties in Kansas; the rest of both states is on Central Time. */
const MOUNTAIN = { Greeley: '67879', Hamilton: '67878', Sherman: '67735', Wallace: '67758' };

test.each([
  ...Object.entries(MOUNTAIN).map(([county, zip]) => [county, zip, 'America/Denver'] as const),
  ['Jasper', '64804', 'America/Chicago'] as const,
])(
  'a calendar program reads the time that was booked in %s County, also on the nights of the clock change',
  (_, zip, zone) => {
    const nights = ['2026-11-01', '2027-03-14'].flatMap((day) =>
      Array.from({ length: 28 }, (_hour, half) => new Date(Date.parse(`${day}T03:00:00Z`) + half * 30 * 60_000)),
    );
    for (const start of [START, new Date('2027-07-01T14:00:00Z'), ...nights]) {
      const file = invite({ name: 'Quillreed', title: 'RN', place: 'Room 4', address: 'ana@example.com', zip, start });
      const read = Object.values(nodeIcal.sync.parseICS(file)).find((part) => part?.type === 'VEVENT');
      expect(read).toMatchObject({
        start,
        end: new Date(start.getTime() + 45 * 60_000),
        uid: 'an-interview@tallgrass.test',
      });
      const inThunderbird = new ICAL.Event(ICAL.Component.fromString(file).getFirstSubcomponent('vevent') ?? undefined);
      expect(inThunderbird.startDate.toJSDate()).toEqual(start);
      expect(file).toContain(`TZID:${zone}\r\n`);
    }
  },
);

test('an hour that the clock shows twice is written in UTC, any other time in the zone of the workplace', () => {
  const at = (start: string) =>
    /(?<=BEGIN:VEVENT[^]*)^DTSTART.*$/m.exec(
      invite({ name: 'Q', title: 'RN', place: 'R', address: 'a@example.com', start: new Date(start) }),
    )?.[0];
  expect(at('2026-11-01T07:30:00Z')).toBe('DTSTART:20261101T073000Z');
  expect(at('2026-11-01T08:30:00Z')).toBe('DTSTART:20261101T083000Z');
  expect(at('2026-11-01T09:30:00Z')).toBe('DTSTART;TZID=America/Denver:20261101T023000');
});
