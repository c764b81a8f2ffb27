/** Days as people type them: `Sep 2021`, `9/2021`, `09/14/2021`, `Sept. 14, 2021`, `2021-09-14`. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const FULL = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const monthNamed = (word: string): number => {
  const name = word.toLowerCase();
  if (name.length < 3 || (name !== 'sept' && !FULL.some((full) => full.startsWith(name)))) return 0;
  return MONTHS.indexOf(name.slice(0, 3)) + 1;
};

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function dayFrom(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1 || day > lastDay(year, month)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * The calendar day that a text names, or null. A month without a day stands for its first or its last day: a job starts
 * on the first, a license expires on the last.
 */
export function parseTypedDay(text: string, monthMeans: 'first' | 'last'): string | null {
  const typed = text.trim().replaceAll(/\s+/g, ' ');
  const inMonth = (year: number, month: number) =>
    dayFrom(year, month, monthMeans === 'first' || month < 1 || month > 12 ? 1 : lastDay(year, month));
  let found = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (found) return dayFrom(Number(found[1]), Number(found[2]), Number(found[3]));
  found = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed);
  if (found) return dayFrom(Number(found[3]), Number(found[1]), Number(found[2]));
  found = /^(\d{1,2})[/. -](\d{4})$/.exec(typed);
  if (found) return inMonth(Number(found[2]), Number(found[1]));
  found = /^(\d{4})[/-](\d{1,2})$/.exec(typed);
  if (found) return inMonth(Number(found[1]), Number(found[2]));
  found = /^([a-z]+)\.?,? ?(\d{4})$/i.exec(typed);
  if (found) return inMonth(Number(found[2]), monthNamed(found[1] ?? ''));
  found = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(typed);
  if (found) return dayFrom(Number(found[3]), monthNamed(found[1] ?? ''), Number(found[2]));
  return null;
}
