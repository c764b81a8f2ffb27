import type { OfficeHours } from '#domains/employers/contract/office-hours.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const shortDay = (day: number) => (DAYS[day - 1] ?? '').slice(0, 3);

/** `17:00` as `5:00 PM`. */
export function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour === 24) return 'midnight';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `Mon–Fri`, or the days one by one where they don't follow each other. */
function dayWords(days: readonly number[]): string {
  const [first = 1, last = 1] = [days[0], days.at(-1)];
  if (days.length === 7) return 'Every day';
  if (days.length > 2 && last - first === days.length - 1) return `${shortDay(first)}–${shortDay(last)}`;
  return days.map(shortDay).join(', ');
}

export const officeHoursCopy = {
  title: 'Office hours',
  hint: 'The time to answer an applicant counts only during these hours, in the facility’s time zone, and never on a federal or state holiday.',
  words: ({ days, opens, closes }: OfficeHours) => `${dayWords(days)}, ${clockWords(opens)} to ${clockWords(closes)}`,
  sameAs: (hours: string, above: string) => `${hours} (as ${above})`,
  usual: (hours: string) => `${hours} (usual hours)`,
  change: 'Change',
  changeOf: (name: string) => `Change the office hours of ${name}`,
  dialogTitle: (name: string) => `Office hours of ${name}`,
  dialogHint: 'They apply to new applications. Times already given to applicants don’t change.',
  days: 'Days',
  dayNames: DAYS,
  opens: 'From',
  closes: 'To',
  midnight: 'Midnight',
  save: 'Save hours',
  saving: 'Saving…',
  cancel: 'Cancel',
  reset: 'Use the usual hours',
  resetTo: (above: string) => `Use the hours of ${above}`,
  saved: 'Saved. New applications use these hours.',
} as const;
