/** Dates as résumés and cards write them: "Sep 2021 – Present", "09/2021-03/2023", "2019–21", "exp. 04/30/2028". */

export interface FoundDate {
  year: number;
  month: number | null;
  day: number | null;
}

const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['jan', 'january', 'ene', 'enero'],
    ['feb', 'february', 'febrero'],
    ['mar', 'march', 'marzo'],
    ['apr', 'april', 'abr', 'abril'],
    ['may', 'mayo'],
    ['jun', 'june', 'junio'],
    ['jul', 'july', 'julio'],
    ['aug', 'august', 'ago', 'agosto'],
    ['sep', 'sept', 'september', 'septiembre', 'setiembre'],
    ['oct', 'october', 'octubre'],
    ['nov', 'november', 'noviembre'],
    ['dec', 'december', 'dic', 'diciembre'],
  ].flatMap((names, at) => names.map((name) => [name, at + 1])),
);
const MONTH = Object.keys(MONTHS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`;

const ONE_DATE = [
  String.raw`(?:${MONTH})\.?,?\s+(?:\d{1,2}(?:st|nd|rd|th)?,\s*)?(?:(?:de|of)\s+)?${YEAR}`,
  String.raw`${YEAR},?\s+(?:${MONTH})(?![a-z])`,
  String.raw`(?:${MONTH})\.?,?\s+['’]\d{2}`,
  String.raw`(?:${MONTH})\.?[-/]\d{2}(?!\d)`,
  String.raw`\d{1,2}\s+(?:${MONTH})\.?\s+${YEAR}`,
  // The year is all that a season is read for.
  String.raw`(?:spring|summer|fall|autumn|winter)\s+(?:of\s+)?${YEAR}`,
  String.raw`${YEAR}[-/.]\d{1,2}(?:[-/.]\d{1,2})?(?!\d)`,
  String.raw`\d{1,2}[/.-]\d{1,2}[/.-](?:${YEAR}|\d{2})(?!\d)`,
  String.raw`\d{1,2}\s?[/.-]\s?${YEAR}`,
  String.raw`(?:0?[1-9]|1[0-2])/\d{2}(?![\d/])`,
  YEAR,
].join('|');
const NOW =
  'present|pres\\b|current(?:ly)?|now|till date|today|to date|ongoing|presente|actualidad|actual|la fecha|hoy';
const DASH = String.raw`\s*(?:[-‐‑‒–—―−~→>]+|\t|\bto\b:?|\bend(?:ed|s)?\b(?: date)?:?|\buntil\b|\bthrough\b|\bthru\b|\ba\b|\bal\b|\bhasta\b)\s*(?:la\s+)?`;

const SINGLE = new RegExp(String.raw`(?<![\d#/-])(?:${ONE_DATE})(?!\d)`, 'i');
const RANGE = new RegExp(
  String.raw`(?<![\d#/-])(?<from>${ONE_DATE})${DASH}(?<to>${ONE_DATE}|${NOW}|\d{2}(?!\d))(?![\d-])`,
  'i',
);
const SINCE = new RegExp(String.raw`\b(?:since|desde)\s+(?<from>${ONE_DATE})`, 'i');

/** Two digits are this century unless that lies more than twenty years ahead of 2026. */
const fullYear = (text: string): number => {
  const year = Number(text.replace(/\D/g, ''));
  return year >= 100 ? year : year > 45 ? 1900 + year : 2000 + year;
};

export function dateIn(text: string): FoundDate | null {
  const named = new RegExp(`(${MONTH})`, 'i').exec(text);
  if (named?.[1]) {
    const month = MONTHS[named[1].toLowerCase()] ?? null;
    const rest = text.replace(named[0], ' ');
    const year = new RegExp(String.raw`${YEAR}|['’]\d{2}|(?<=[-/])\d{2}`).exec(rest)?.[0];
    if (!year) return null;
    const day = /(?<!\d)\d{1,2}(?!\d)/.exec(rest.replace(year, ' '))?.[0];
    return valid({ year: fullYear(year), month, day: day && !year.includes(day) ? Number(day) : null });
  }
  const numbers = text.match(/\d+/g) ?? [];
  const [a = '', b, c] = numbers;
  if (a.length === 4) return valid({ year: Number(a), month: b ? Number(b) : null, day: c ? Number(c) : null });
  if (c) return valid({ year: fullYear(c), month: Number(a), day: Number(b) });
  if (b) return valid({ year: fullYear(b), month: Number(a), day: null });
  return null;
}

const valid = (date: FoundDate): FoundDate | null =>
  (date.month !== null && (date.month < 1 || date.month > 12)) || (date.day !== null && (date.day < 1 || date.day > 31))
    ? null
    : date;

export interface FoundRange {
  from: FoundDate;
  /** Null for a job that goes on. */
  to: FoundDate | null;
  /** The characters that the range takes. */
  text: string;
}

export function rangeIn(line: string): FoundRange | null {
  const found = RANGE.exec(line);
  if (found?.groups?.['from'] && found.groups['to']) {
    const { from: start, to: end } = found.groups;
    const from = dateIn(start);
    const isNow = new RegExp(`^(?:${NOW})$`, 'i').test(end);
    const to = isNow ? null : /^\d{2}$/.test(end) ? shortYear(end) : dateIn(end);
    if (!from || (!isNow && !to)) return null;
    if (to && monthsOf(to, 12) < monthsOf(from, 1)) return null;
    // "Jan – Mar 2020" has its year only at the end; a year alone says nothing about months.
    return { from, to, text: found[0] };
  }
  const since = SINCE.exec(line);
  const from = since?.groups?.['from'] ? dateIn(since.groups['from']) : null;
  return since && from ? { from, to: null, text: since[0] } : null;
}

/** Before the dates that a form asks for in lines of their own. */
const STARTED = String.raw`(?:start(?:ed|ing)?|began|hired|from)(?: date| on)?:?\s+`;
const ENDED = String.raw`(?:end(?:ed|ing)?|left|until|through|to|[-–—−])(?: date| on)?:?\s*`;
const LABELS = new RegExp(String.raw`^(?:${STARTED}|${ENDED})`, 'i');

const OPENING = new RegExp(String.raw`^(?:${STARTED})?(?:${ONE_DATE})\s*(?:[-–—−]|\bto)?$`, 'i');
const CLOSING = new RegExp(String.raw`^(?:${ENDED})?(?:${ONE_DATE}|${NOW})$`, 'i');

/** Lines in which the dates of a narrow column stand below each other, joined to one range. */
export function joinRanges<L extends { text: string }>(lines: readonly L[]): L[] {
  const joined: L[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line) break;
    const [from = '', ...rest] = cellsOf(line.text);
    const [to = '', ...others] = cellsOf(next?.text ?? '');
    if (!next || !OPENING.test(from.trim()) || !CLOSING.test(to.trim())) {
      joined.push(line);
      continue;
    }
    const [start, end] = [from, to].map((date) =>
      date
        .trim()
        .replace(LABELS, '')
        .replace(/[-–—−\s]+$/, ''),
    );
    const range = `${start} – ${end}`;
    joined.push({ ...line, text: [range, ...rest].join('\t') });
    if (others.length > 0) joined.push({ ...next, text: others.join('\t') });
    at += 1;
  }
  return joined;
}

/** A label and its date are one cell. */
const cellsOf = (text: string): string[] => text.replace(/^([^\t]*\bdate:?|from:?|to:?)\t/i, '$1 ').split('\t');

const shortYear = (text: string): FoundDate => ({ year: fullYear(text), month: null, day: null });

export function firstDateIn(line: string): { date: FoundDate; text: string; at: number } | null {
  const found = SINGLE.exec(line);
  const date = found ? dateIn(found[0]) : null;
  return found && date ? { date, text: found[0], at: found.index } : null;
}

export const monthsOf = ({ year, month }: FoundDate, otherwise: number): number => year * 12 + (month ?? otherwise);

const two = (number: number): string => String(number).padStart(2, '0');
export const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The first day that the date can mean, as `YYYY-MM-DD`. */
export const startOf = ({ year, month, day }: FoundDate): string => `${year}-${two(month ?? 1)}-${two(day ?? 1)}`;

/** The last day of the date's month: licenses and certificates are good through the end of it. */
export const endOf = ({ year, month, day }: FoundDate): string =>
  `${year}-${two(month ?? 12)}-${two(Math.min(day ?? 31, lastDayOf(year, month ?? 12)))}`;
