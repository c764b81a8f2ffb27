import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import type { Availability } from '#domains/hiring/contract/self-scheduling/availability.ts';
import { freeFor, openTimes, type Interviewer } from './open-times.ts';

const MINUTE = 60_000;
const availability = (changes: Partial<Availability> = {}): Availability => ({
  isOn: true,
  timeZone: 'America/Chicago',
  windows: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', until: '12:00' })),
  exceptions: [],
  durationMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeHours: 0,
  dailyMax: 50,
  mode: 'phone',
  place: '(417) 555-0110',
  ...changes,
});
const person = (changes: Partial<Availability> = {}, rest: Partial<Interviewer> = {}): Interviewer => ({
  userId: 'a',
  availability: availability(changes),
  busy: [],
  booked: [],
  ...rest,
});
/** Monday, 8 in the morning in Kansas City. */
const MONDAY = new Date('2026-11-30T14:00:00Z');
const ask = (now = MONDAY, durationMinutes = 60, rule: 'all' | 'any' = 'all') => ({ rule, durationMinutes, now });
const on = (times: readonly { startsAt: number }[], day: string, zone = 'America/Chicago') =>
  times
    .map(({ startsAt }) => DateTime.fromMillis(startsAt, { zone }))
    .filter((time) => time.toISODate() === day)
    .map((time) => time.toFormat('HH:mm'));
const span = (from: string, until: string) => ({ from: Date.parse(from), until: Date.parse(until) });

describe('the open times of one interviewer', () => {
  it('lie in the weekly windows, every half hour, so that the interview ends within the window', () => {
    const times = openTimes([person()], ask());
    expect(on(times, '2026-11-30')).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
    expect(on(times, '2026-12-05')).toEqual([]);
    expect(on(times, '2026-12-14')).toEqual([]);
    expect(times).toHaveLength(50);
  });

  it('come every quarter of an hour for short interviews, and at a quarter where no half hour fits', () => {
    expect(on(openTimes([person()], ask(MONDAY, 20)), '2026-12-01')).toHaveLength(11);
    const odd = person({ windows: [{ weekday: 2, from: '09:15', until: '10:00' }] });
    expect(on(openTimes([odd], ask(MONDAY, 45)), '2026-12-01')).toEqual(['09:15']);
  });

  it('keep the notice, days off, extra windows and the daily maximum', () => {
    expect(on(openTimes([person({ noticeHours: 26 })], ask()), '2026-12-01')).toEqual(['10:00', '10:30', '11:00']);
    const other = person({
      exceptions: [
        { day: '2026-12-01', extra: null },
        { day: '2026-12-05', extra: { from: '18:00', until: '19:00' } },
        { day: '2026-12-02', extra: { from: '23:00', until: '00:00' } },
      ],
    });
    const times = openTimes([other], ask());
    expect(on(times, '2026-12-01')).toEqual([]);
    expect(on(times, '2026-12-05')).toEqual(['18:00']);
    expect(on(times, '2026-12-02').at(-1)).toBe('23:00');
    const full = person({ dailyMax: 1 }, { booked: [new Date('2026-12-01T15:00:00Z')] });
    expect(on(openTimes([full], ask()), '2026-12-01')).toEqual([]);
    expect(on(openTimes([full], ask()), '2026-12-02')).toHaveLength(5);
  });

  it('leave the buffers before and after what is booked', () => {
    const busy = [span('2026-12-01T16:00:00Z', '2026-12-01T16:30:00Z')];
    const plain = openTimes([person({ durationMinutes: 30 }, { busy })], ask(MONDAY, 30));
    expect(on(plain, '2026-12-01')).toEqual(['09:00', '09:30', '10:30', '11:00', '11:30']);
    const buffered = person({ bufferBeforeMinutes: 15, bufferAfterMinutes: 15 }, { busy });
    expect(on(openTimes([buffered], ask(MONDAY, 30)), '2026-12-01')).toEqual(['09:00', '11:00', '11:30']);
  });
});

describe('several interviewers', () => {
  const morning = person();
  const later = person({ windows: [{ weekday: 2, from: '10:00', until: '14:00' }] }, { userId: 'b' });

  it('all of them: only when everyone is free', () => {
    const times = openTimes([morning, later], ask());
    expect(times.every(({ userIds }) => userIds.join() === 'a,b')).toBe(true);
    expect(on(times, '2026-12-01')).toEqual(['10:00', '10:30', '11:00']);
    expect(on(times, '2026-12-02')).toEqual([]);
  });

  it('any of them: when one is free, and says who', () => {
    const times = openTimes([morning, later], ask(MONDAY, 60, 'any'));
    const who = Object.fromEntries(
      times
        .filter(
          ({ startsAt }) => DateTime.fromMillis(startsAt, { zone: 'America/Chicago' }).toISODate() === '2026-12-01',
        )
        .map(({ startsAt, userIds }) => [on([{ startsAt }], '2026-12-01')[0], userIds.join()]),
    );
    expect(who).toMatchObject({ '09:30': 'a', '10:30': 'a,b', '12:00': 'b', '13:00': 'b' });
  });
});

describe('the nights on which clocks change', () => {
  const night = [{ weekday: 7, from: '00:30', until: '04:00' }];

  it('forward: the skipped hour is never offered, in either zone of Kansas', () => {
    const now = new Date('2027-03-12T12:00:00Z');
    for (const timeZone of ['America/Chicago', 'America/Denver']) {
      const times = on(openTimes([person({ timeZone, windows: night })], ask(now)), '2027-03-14', timeZone);
      expect(times).toEqual(['00:30', '01:00', '01:30', '03:00']);
    }
  });

  it('forward: an edge in the skipped hour is the moment of the change', () => {
    const now = new Date('2027-03-12T12:00:00Z');
    const from = person({ windows: [{ weekday: 7, from: '02:30', until: '04:00' }] });
    expect(on(openTimes([from], ask(now)), '2027-03-14')).toEqual(['03:00']);
    const until = person({ windows: [{ weekday: 7, from: '00:30', until: '02:30' }] });
    expect(on(openTimes([until], ask(now)), '2027-03-14')).toEqual(['00:30', '01:00']);
  });

  it('back: the hour that happens twice counts twice inside a window, and never at its edge', () => {
    const now = new Date('2026-10-30T12:00:00Z');
    for (const timeZone of ['America/Chicago', 'America/Denver']) {
      const times = on(openTimes([person({ timeZone, windows: night })], ask(now)), '2026-11-01', timeZone);
      expect(times).toEqual(['00:30', '01:00', '01:30', '01:00', '01:30', '02:00', '02:30', '03:00']);
    }
    const edge = person({ windows: [{ weekday: 7, from: '00:00', until: '01:30' }] });
    expect(on(openTimes([edge], ask(now)), '2026-11-01')).toEqual(['00:00', '00:30']);
  });

  it('a panel across Central and Mountain Time meets at the same moment', () => {
    const central = person();
    const sherman = person({ timeZone: 'America/Denver' }, { userId: 'b' });
    expect(on(openTimes([central, sherman], ask()), '2026-12-01')).toEqual(['10:00', '10:30', '11:00']);
  });
});

describe('whatever the hours', () => {
  const window = fc
    .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 94 }), fc.integer({ min: 1, max: 24 }))
    .map(([weekday, at, length]) => {
      const clock = (quarter: number) =>
        `${String(Math.floor(quarter / 4) % 24).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
      return { weekday, from: clock(at), until: clock(Math.min(at + length, 96)) };
    });
  /** Both nights on which clocks change, and ordinary weeks. */
  const moment = fc
    .constantFrom('2026-10-25T05:00:00Z', '2027-03-07T06:00:00Z', '2026-12-01T12:00:00Z')
    .chain((start) =>
      fc.integer({ min: 0, max: 7 * 24 * 60 }).map((minute) => new Date(Date.parse(start) + minute * MINUTE)),
    );
  const anyone = fc.record({
    timeZone: fc.constantFrom('America/Chicago', 'America/Denver'),
    windows: fc.array(window, { maxLength: 6 }),
    bufferBeforeMinutes: fc.integer({ min: 0, max: 60 }),
    bufferAfterMinutes: fc.integer({ min: 0, max: 60 }),
    noticeHours: fc.integer({ min: 0, max: 48 }),
  });
  const busyAt = (now: Date) =>
    fc
      .array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 600 })), { maxLength: 8 })
      .map((list) =>
        list.map(([from, length]) => ({
          from: now.getTime() + from * MINUTE,
          until: now.getTime() + (from + length) * MINUTE,
        })),
      );
  const market = moment.chain((now) =>
    fc.record({
      now: fc.constant(now),
      durationMinutes: fc.constantFrom(15, 30, 45, 60, 90),
      people: fc.array(fc.tuple(anyone, busyAt(now)), { minLength: 1, maxLength: 4 }),
    }),
  );

  it('each open time lies inside a window by the clock on the wall, with notice, and clear of everything busy', () => {
    fc.assert(
      fc.property(market, ({ now, durationMinutes, people }) => {
        const team = people.map(([changes, busy], at) => person(changes, { userId: String(at), busy }));
        for (const rule of ['all', 'any'] as const) {
          const asked = ask(now, durationMinutes, rule);
          const times = openTimes(team, asked);
          for (const { startsAt, userIds } of times) {
            const able = team.filter(({ userId }) => userIds.includes(userId));
            const wrong = able.filter((one) => !mayStart(one, startsAt, durationMinutes, now));
            expect(wrong).toEqual([]);
            expect(userIds.length).toBeGreaterThanOrEqual(rule === 'all' ? team.length : 1);
          }
          for (const { startsAt, userIds } of times.slice(0, 3))
            expect(freeFor(team, asked, startsAt)).toEqual(userIds);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** The rules, read one by one from the clock on the wall. */
function mayStart({ availability: own, busy }: Interviewer, startsAt: number, minutes: number, now: Date): boolean {
  const end = startsAt + minutes * MINUTE;
  const collides = busy.some(
    ({ from, until }) =>
      startsAt - own.bufferBeforeMinutes * MINUTE < until && end + own.bufferAfterMinutes * MINUTE > from,
  );
  const local = DateTime.fromMillis(startsAt, { zone: own.timeZone });
  const time = local.toFormat('HH:mm');
  const isInside = own.windows.some(
    ({ weekday, from, until }) => weekday === local.weekday && from <= time && (until === '00:00' || time < until),
  );
  return isInside && !collides && startsAt >= now.getTime() + own.noticeHours * 60 * MINUTE;
}
