import { allOf, type Finding } from './finding.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LABEL = String.raw`\b(?:start(?:ing|s)?|begin(?:ning|s)?|orientation)(?: (?:date|day|on|by|is)){0,2}(?: ?:)? {0,2}(?:on |is )?`;
const WEEKDAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?`;
const DATE = String.raw`(?:(?<month>${MONTHS.join('|')})[a-z]{0,6}\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>20\d\d))?|(?<m>\d{1,2})/(?<d>\d{1,2})/(?<y>20\d\d|\d\d)|(?<iso>20\d\d-\d\d-\d\d))(?![\d/-])`;
const START = new RegExp(LABEL + WEEKDAY + DATE, 'gi');

/** The first day of work, if the words name one that is still ahead. A day without its year is not sure. */
export function startDateIn(text: string, today: string): Finding<string> | null {
  for (const { 0: words, index, groups = {} } of allOf(START, text)) {
    const stated = statedDay(groups);
    const value = stated.year === null ? nextAfter(today, stated.rest) : realDay(`${stated.year}-${stated.rest}`);
    if (value === null || value < today) continue;
    return { value, start: index, end: index + words.length, isSure: stated.year !== null };
  }
  return null;
}

function statedDay(groups: Record<string, string | undefined>): { year: string | null; rest: string } {
  const { iso, month, day = '', year, m = '', d = '', y = '' } = groups;
  if (iso) return { year: iso.slice(0, 4), rest: iso.slice(5) };
  if (month) {
    const number = MONTHS.indexOf(month.toLowerCase()) + 1;
    return { year: year ?? null, rest: `${two(String(number))}-${two(day)}` };
  }
  return { year: y.length === 2 ? `20${y}` : y, rest: `${two(m)}-${two(d)}` };
}

const two = (digits: string) => digits.padStart(2, '0');

/** Null for a day that no calendar has, such as February 30. */
function realDay(day: string): string | null {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
}

function nextAfter(today: string, rest: string): string | null {
  const year = Number(today.slice(0, 4));
  const days = [realDay(`${year}-${rest}`), realDay(`${year + 1}-${rest}`)];
  return days.find((day) => day !== null && day >= today) ?? null;
}
