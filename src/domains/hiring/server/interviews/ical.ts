/** Writes calendar files (RFC 5545). Every value of a property or a parameter goes through here, so none ends its line. */

interface Property {
  name: string;
  value: string;
  params?: Readonly<Record<string, string>>;
}

/** A line is at most 75 octets long; what is longer goes on after a line break and a space. */
const LINE_OCTETS = 75;
/** Also what turns the direction of writing, so that a name reads as what it is. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/gu;

/** Free text: what has a meaning in a list of texts is escaped, line breaks are written as two characters. */
export const text = (value: string): string =>
  value
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(CONTROL, '');

/** A mail address as a URI. What an address of a mail has no need of is percent-encoded. */
export const mailto = (address: string): string =>
  `mailto:${address.replaceAll(CONTROL, '').replaceAll(/[^\w.!$'*+\-@~=/^`{|}]/gu, encodeURIComponent)}`;

/** A parameter's value has no way to write a quote or a control character in it. */
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

/** A calendar with one event. Values are ready to write: by `text`, by `mailto`, or of our own making. */
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

/** A moment in UTC: `20261124T150000Z`. */
export const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
