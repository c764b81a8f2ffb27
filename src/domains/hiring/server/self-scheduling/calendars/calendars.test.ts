import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { bookAt, offerTimes, openTimesOf, takesBookings } from '#tests/support/availability.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { anApprovedHospital, anApprovedNurse, applyByHand, publish } from '#tests/support/people/hiring.ts';
import { syncCalendars } from './sync-calendars.ts';

const PATH = '/private-0123456789abcdef/basic.ics';
/** A calendar server in the operator's own network, which its settings allow. */
let answer: (response: ServerResponse) => void = () => undefined;
let asked = 0;
const server = createServer((_request, response) => {
  asked += 1;
  answer(response);
});
const port = () => (server.address() as AddressInfo).port;
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const app = sharedApp(() => ({ PRIVATE_CALENDAR_HOSTS: `127.0.0.1:${port()}` }));
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
  await takesBookings(hospital);
});

const stamp = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const busyAt =
  (...times: string[]) =>
  (response: ServerResponse) =>
    response
      .setHeader('content-type', 'text/calendar')
      .end(
        [
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          ...times.flatMap((time) => [
            'BEGIN:VEVENT',
            `UID:${time}`,
            `DTSTART:${stamp(time)}`,
            'DURATION:PT30M',
            'END:VEVENT',
          ]),
          'END:VCALENDAR',
          '',
        ].join('\r\n'),
      );
const connect = (url = `http://127.0.0.1:${port()}${PATH}`) =>
  hospital.http.put('/api/employer/availability/calendar', { url });
const offered = async () => {
  const id = await offerTimes(hospital, await applyByHand(nurse, await publish(app, hospital)), [hospital]);
  return { id, times: await openTimesOf(nurse, id) };
};

it('what a connected calendar says is busy is not open; the link is sealed, shown to no one and forgotten on request', async () => {
  const { id, times } = await offered();
  const [first = '', second = ''] = times;
  answer = busyAt(first);
  const connected = await connect();
  expect(connected).toMatchObject({ status: 200, body: { calendar: { fault: null } } });
  expect(JSON.stringify(connected.body)).not.toContain('private-0123');
  expect((await openTimesOf(nurse, id))[0]).toBe(second);
  const rows = await app.asOwner(`select * from interviewer_calendars where user_id = $1`, [hospital.userId]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('private-0123');
  const forgotten = await hospital.http.delete('/api/employer/availability/calendar');
  expect(forgotten.body.calendar).toBeNull();
  expect(await app.asOwner(`select 1 from interviewer_calendars where user_id = $1`, [hospital.userId])).toEqual([]);
  expect((await openTimesOf(nurse, id))[0]).toBe(first);
});

it('is read again every ten minutes, and before each booking', async () => {
  const { id, times } = await offered();
  const [first = '', second = '', third = ''] = times;
  answer = busyAt();
  await connect();
  expect((await openTimesOf(nurse, id))[0]).toBe(first);
  answer = busyAt(second);
  const before = asked;
  await syncCalendars(app.deps);
  expect(asked).toBe(before);
  app.clock.advance(10 * 60_000);
  await syncCalendars(app.deps);
  expect(await openTimesOf(nurse, id)).not.toContain(second);
  // Taken in the other calendar a moment ago.
  answer = busyAt(second, third);
  expect((await bookAt(nurse, id, third)).body).toMatchObject({ current: 'taken' });
  expect((await bookAt(nurse, id, times[4])).status).toBe(200);
});

it('a calendar that cannot be read keeps what it said last, and says why', async () => {
  const { id, times } = await offered();
  const [first = ''] = times;
  answer = busyAt(first);
  await connect();
  answer = (response) => response.writeHead(503).end();
  app.clock.advance(10 * 60_000);
  await syncCalendars(app.deps);
  expect((await hospital.http.get('/api/employer/availability')).body.calendar).toMatchObject({ fault: 'refused' });
  expect(await openTimesOf(nurse, id)).not.toContain(first);
  expect((await bookAt(nurse, id, times[3])).status).toBe(200);
});

it.each([
  [
    'a page',
    (response: ServerResponse) => response.end('<!doctype html><p>Sign in</p>'),
    'This link shows no calendar',
  ],
  ['100,000 events', busyAt(...Array.from({ length: 50_000 }, () => '2026-11-02T15:00:00Z')), 'too many events'],
  ['more than 5 MB', (response: ServerResponse) => response.end('x'.repeat(5_000_001)), 'larger than 5 MB'],
  [
    'a redirect inward',
    (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'private network',
  ],
])('refuses %s at the field of the link', async (_what, answers, message) => {
  answer = answers;
  const refused = await connect();
  expect(refused.status).toBe(422);
  expect(refused.body.fields.url).toContain(message);
});

it('refuses private addresses and links that are none', async () => {
  const before = asked;
  for (const url of ['http://localhost/x.ics', 'http://2130706433/x.ics', 'https://[::1]/x.ics']) {
    expect((await connect(url)).body.fields.url, url).toContain('private network');
  }
  for (const url of ['file:///etc/passwd', 'calendar', 'ftp://example.org/x.ics']) {
    expect((await connect(url)).body.fields, url).toHaveProperty('url');
  }
  expect(asked).toBe(before);
});
