/** Writes calendar files (RFC 5545). All property and parameter values are escaped here, so none can end its line. */

interface Property {
  name: string;
  value: string;
  params?: Readonly<Record<string, string>>;
}

/** A line has at most 75 octets; a longer one continues after a line break and a space. */
const LINE_OCTETS = 75;
/** Includes characters that change the writing direction and could disguise a name. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/gu;

/** Free text: separators are escaped, and line breaks are written as two characters. */
export const text = (value: string): string =>
  value
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(CONTROL, '');

/** A mail address as a URI, with unusual characters percent-encoded. */
export const mailto = (address: string): string =>
  `mailto:${address.replaceAll(CONTROL, '').replaceAll(/[^\w.!$'*+\-@~=/^`{|}]/gu, encodeURIComponent)}`;

/** Quotes and control characters cannot be written in a parameter's value, so they are replaced or removed. */
function paramValue(value: string): string {
  const plain = value.replaceAll('"', "'").replaceAll(/\s+/g, ' ').replaceAll(CONTROL, '');
  return /^[\w-]+$/.test(plain) ? plain : `"${plain}"`;
}

function fold(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}

const lineOf = ({ name, value, params = {} }: Property): string =>
  fold(
    `${name}${Object.entries(params)
      .map(([key, one]) => `;${key}=${paramValue(one)}`)
      .join('')}:${value}`,
  );

/** A calendar with one event. Values must be escaped already, by `text` or `mailto`, or be constants. */
export const calendarFile = (calendar: readonly Property[], event: readonly Property[]): string =>
  [
    { name: 'BEGIN', value: 'VCALENDAR' },
    ...calendar,
    { name: 'BEGIN', value: 'VEVENT' },
    ...event,
    { name: 'END', value: 'VEVENT' },
    { name: 'END', value: 'VCALENDAR' },
  ]
    .map((property) => `${lineOf(property)}\r\n`)
    .join('');

/** A time in UTC: `20261124T150000Z`. */
export const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
