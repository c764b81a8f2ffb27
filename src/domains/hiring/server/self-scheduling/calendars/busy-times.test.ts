import { describe, expect, it } from 'vitest';
import { busyTimes } from './busy-times.ts';
import { readInThread, TooSlow } from './read-in-thread.ts';

const MOUNTAIN_WITH_A_NAME_OF_ITS_OWN = `BEGIN:VTIMEZONE
TZID:Mountain Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0600
TZOFFSETTO:-0700
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0700
TZOFFSETTO:-0600
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`;

const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...parts, 'END:VCALENDAR', '']
    .join('\n')
    .replaceAll(/\r?\n/g, '\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\n');
const week = {
  from: Date.parse('2026-10-30T00:00:00Z'),
  until: Date.parse('2026-11-13T00:00:00Z'),
  timeZone: 'America/Chicago',
};
const read = (text: string, wanted = week) =>
  busyTimes(text, wanted).map(({ from, until }) => [from, until].map((at) => new Date(at).toISOString().slice(0, 16)));

describe('a calendar says when its owner is busy', () => {
  it('in UTC, in a zone it defines, in one it only names, and by the clock of the owner', () => {
    const text = calendar(
      MOUNTAIN_WITH_A_NAME_OF_ITS_OWN,
      event('DTSTART:20261102T150000Z', 'DTEND:20261102T160000Z'),
      event('DTSTART;TZID=Mountain Standard Time:20261103T090000', 'DURATION:PT30M'),
      event('DTSTART;TZID=America/New_York:20261104T090000', 'DTEND;TZID=America/New_York:20261104T100000'),
      event('DTSTART:20261105T090000', 'DTEND:20261105T093000'),
    );
    expect(read(text)).toEqual([
      ['2026-11-02T15:00', '2026-11-02T16:00'],
      ['2026-11-03T16:00', '2026-11-03T16:30'],
      ['2026-11-04T14:00', '2026-11-04T15:00'],
      ['2026-11-05T15:00', '2026-11-05T15:30'],
    ]);
  });

  it('a whole day is the owner’s day, also the one with 25 hours', () => {
    expect(read(calendar(event('DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261102')))).toEqual([
      ['2026-11-01T05:00', '2026-11-02T06:00'],
    ]);
  });

  it('leaves out what is free or canceled', () => {
    const times = ['DTSTART:20261102T150000Z', 'DTEND:20261102T160000Z'];
    expect(read(calendar(event(...times, 'TRANSP:TRANSPARENT'), event(...times, 'STATUS:CANCELLED')))).toEqual([]);
  });

  it('repeats by its rule at the same time by the clock, without exceptions, with moved and canceled occurrences', () => {
    const text = calendar(
      MOUNTAIN_WITH_A_NAME_OF_ITS_OWN,
      event(
        'DTSTART;TZID=Mountain Standard Time:20260105T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;BYDAY=SU,MO,TU',
        'EXDATE;TZID=Mountain Standard Time:20261103T090000',
      ),
      event(
        'RECURRENCE-ID;TZID=Mountain Standard Time:20261108T090000',
        'DTSTART;TZID=Mountain Standard Time:20261108T140000',
        'DURATION:PT1H',
      ),
      event(
        'RECURRENCE-ID;TZID=Mountain Standard Time:20261109T090000',
        'DTSTART;TZID=Mountain Standard Time:20261109T090000',
        'DURATION:PT1H',
        'STATUS:CANCELLED',
      ),
    );
    expect(read(text).map(([from]) => from)).toEqual([
      '2026-11-01T16:00',
      '2026-11-02T16:00',
      '2026-11-08T21:00',
      '2026-11-10T16:00',
    ]);
  });

  it('repeats in a zone that it only names', () => {
    const weekly = event(
      'DTSTART;TZID=America/New_York:20261006T090000',
      'DTEND;TZID=America/New_York:20261006T100000',
      'RRULE:FREQ=WEEKLY',
    );
    expect(read(calendar(weekly)).map(([from]) => from)).toEqual(['2026-11-03T14:00', '2026-11-10T14:00']);
  });

  it('by the periods of a free/busy component', () => {
    const text = calendar(
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20261102T150000Z/20261102T160000Z,20261103T150000Z/PT45M',
      'FREEBUSY;FBTYPE=FREE:20261104T150000Z/20261104T160000Z',
      'END:VFREEBUSY',
    );
    expect(read(text)).toEqual([
      ['2026-11-02T15:00', '2026-11-02T16:00'],
      ['2026-11-03T15:00', '2026-11-03T15:45'],
    ]);
  });

  it('throws for what is no calendar', () => {
    expect(() => read('<html></html>')).toThrow();
    expect(() => read('BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD\r\n')).toThrow();
  });
});

it('reading ends in time, whatever the calendar holds', async () => {
  const endless = calendar(event('DTSTART:19000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY;INTERVAL=2'));
  const started = performance.now();
  await expect(readInThread(endless, week, 1500)).rejects.toBeInstanceOf(TooSlow);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(await readInThread(calendar(event('DTSTART:20261102T150000Z', 'DURATION:PT1H')), week, 20_000)).toHaveLength(
    1,
  );
});
