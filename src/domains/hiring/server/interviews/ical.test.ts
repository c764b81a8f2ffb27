import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarEntry } from './calendar-entry.ts';

const START = new Date('2026-12-01T15:00:00Z');
const NAMES = 'VERSION PRODID CALSCALE METHOD UID DTSTAMP SEQUENCE STATUS DTSTART DURATION SUMMARY DESCRIPTION'.split(
  ' ',
);

interface Read {
  name: string;
  params: Record<string, string>;
  value: string;
}

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
        params: Object.fromEntries(pairs.map(([, key, inQuotes, bare]) => [key, inQuotes ?? bare])),
      };
    });
}

const unescaped = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_whole, sign: string) => (/n/i.test(sign) ? '\n' : sign));
/** The text as a calendar can represent it. */
const carried = (given: string) =>
  given.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(/(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '');

const invite = ({ name, title, place, address }: { name: string; title: string; place: string; address: string }) =>
  calendarEntry(
    { env: { appUrl: 'https://tallgrass.test' }, clock: { now: () => START } } as never,
    {
      interview: { id: 'an-interview', sequence: 2, mode: 'video', durationMinutes: 45, place },
      job: { title, zip: '67735' },
      organization: { name },
    } as never,
    { method: 'REQUEST', start: START, address },
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
      const lines = read(invite(given));
      const place = given.place ? ['LOCATION'] : [];
      expect(lines.map(({ name }) => name)).toEqual([
        'BEGIN',
        ...NAMES.slice(0, 4),
        'BEGIN',
        ...NAMES.slice(4),
        ...place,
        'ORGANIZER',
        'ATTENDEE',
        'END',
        'END',
      ]);
      const one = (name: string) => lines.find((line) => line.name === name) ?? expect.fail(`no ${name}`);
      expect(unescaped(one('SUMMARY').value)).toBe(carried(`Video interview: ${given.title}`));
      expect(unescaped(one('DESCRIPTION').value)).toBe(
        carried(`${given.name}. Tue, Dec 1, 8:00 AM MST. ${given.place}`.trim()),
      );
      if (given.place) expect(unescaped(one('LOCATION').value)).toBe(carried(given.place));
      expect(one('ORGANIZER').params['CN']).toBe(
        given.name
          .replaceAll('"', "'")
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, ''),
      );
      expect(decodeURIComponent(one('ATTENDEE').value)).toBe(`mailto:${given.address}`);
      expect(one('ATTENDEE').params).toEqual({ RSVP: 'TRUE', ROLE: 'REQ-PARTICIPANT', PARTSTAT: 'ACCEPTED' });
    }),
    { numRuns: 500 },
  );
});

test('a facility name with a line break adds no attendee', () => {
  const name = 'Quillreed" \r\nATTENDEE:mailto:eve@evil.example\r\nX:"';
  const lines = read(invite({ name, title: 'ICU nurse', place: 'Room 4', address: 'ana@example.com' }));
  expect(lines.filter((line) => line.name === 'ATTENDEE').map(({ value }) => value)).toEqual([
    'mailto:ana@example.com',
  ]);
});
