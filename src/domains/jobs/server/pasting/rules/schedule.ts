import type { EmploymentType, Shift, ShiftPattern } from '#kernel/vocabulary.ts';
import { hoursOfFte } from '#domains/jobs/contract/pay-units.ts';
import { hoursIn } from './clock.ts';
import { finding, without, type Finding } from './finding.ts';

type Rules<T> = readonly (readonly [value: T, pattern: RegExp])[];

/** The first rule that matches; several different values make it unsure. */
function firstOf<T>(rules: Rules<T>, text: string): Finding<T> | null {
  const found = rules.flatMap(([value, pattern]) => {
    const match = pattern.exec(text);
    return match ? [finding(value, match)] : [];
  });
  const [first] = found.toSorted((a, b) => a.start - b.start);
  return first ? { ...first, isSure: found.length === 1 } : null;
}

const EMPLOYMENT: Rules<EmploymentType> = [
  ['full_time', /\bfull[- ]?time\b/i],
  ['part_time', /\bpart[- ]?time\b/i],
  ['per_diem', /\bPRN\b|\bper diem\b|\bas[- ]needed\b/i],
  ['travel', /\btravel(?:ing|er)? (?:rn|lpn|nurse|contract|assignment|position|job|tech\w*|therapist)\b/i],
  ['contract', /\bcontract (?:position|job|role|\w+ nurse)\b|\b(?:month|week) contract\b|\blocums?\b/i],
];
export const employmentIn = (text: string) => firstOf(EMPLOYMENT, text);

const SHIFTS: Rules<Shift> = [
  [
    'rotating',
    /\brotat(?:es?|ing|ion)\b(?! (?:weekends?|holidays?|call))|\bdays?(?: or | and |\/|, ?)(?:evenings?(?: or |\/))?nights?\b|\ball shifts\b/i,
  ],
  [
    'weekends',
    /\bweekend (?:warrior|program|option|only|plan|track)\b|\bweekends only\b|\bsaturdays? (?:and|&) sundays?\b/i,
  ],
  ['nights', /\bnights?\b|\bovernights?\b|\b(?:third|3rd) shift\b|\bNOCs?\b/i],
  ['evenings', /\bevenings?\b|\b(?:second|2nd) shift\b|\bafternoons\b/i],
  [
    'days',
    /\bday(?:time)? shifts?\b|\b(?:first|1st) shift\b|(?<!\d[\s-]|within |business |vacation |sick |of |calendar )\bdays\b(?! (?:of|off|a|per|after|before))(?!\/)|\bday hours\b|\bhour days?\b/i,
  ],
];
const DIFFERENTIAL =
  /\b(?:night|weekend|evening)s?[^.\n;]{0,25}(?:differential|diff\b|\badd\b)[^.\n;]*|\bno (?:nights?|weekends?|evenings?)\b/gi;

/** The shift: what the title says, else the first rule that applies, else the time at which work begins. */
export function shiftIn(text: string, titleEnd: number): Finding<Shift> | null {
  const plain = without(DIFFERENTIAL, text);
  const labeled = /^.*\b(?:shift|schedule|hours)\s*:.*$/im.exec(plain);
  const inLabel = labeled && firstOf(SHIFTS, labeled[0]);
  if (inLabel && labeled) {
    return { ...inLabel, start: inLabel.start + labeled.index, end: inLabel.end + labeled.index };
  }
  const inTitle = firstOf(SHIFTS, plain.slice(0, titleEnd));
  const rotates = SHIFTS.slice(0, 2).find(([, pattern]) => pattern.test(plain));
  if (rotates) {
    const match = rotates[1].exec(plain);
    if (match) return finding(rotates[0], match, inTitle === null || inTitle.value === rotates[0]);
  }
  const named = inTitle ?? firstOf(SHIFTS.slice(2), plain);
  if (named) return named;
  const hours = hoursIn(text);
  if (!hours) return null;
  const value = hours.from < 3 || hours.from >= 17.5 ? 'nights' : hours.from < 12 ? 'days' : 'evenings';
  return { value, start: hours.start, end: hours.end, isSure: false };
}

const PATTERNS: Rules<ShiftPattern> = [
  [
    '3x12',
    /\b3\s?[x×]\s?12(?:s|'s)?\b|\b(?:three|3) (?:12|twelve)s?(?:[- ]hours?)?\b|\b(?:12|twelve)[- ]?(?:hour|hr)s?\b/i,
  ],
  ['4x10', /\b4\s?[x×]\s?10(?:s|'s)?\b|\b(?:four|4) (?:10s?|tens?)(?:[- ]hours?)?\b|\b(?:10|ten)[- ]?(?:hour|hr)s?\b/i],
  ['5x8', /\b5\s?[x×]\s?8(?:s|'s)?\b|\b(?:five|5) (?:8s|eights)\b|\b(?:8|eight)[- ]?(?:hour|hr)s?\b/i],
];
const WORKDAYS =
  /\b(?:monday|mon|m)\s?(?:-|–|through|thru|to)\s?(?:friday|fri|f)\b|\b(?:five|5) days(?: a|\/| per) ?week\b/i;

/** The pattern; only the days or the times of work make it unsure. */
export function patternIn(text: string): Finding<ShiftPattern> | null {
  const said = firstOf(PATTERNS, text);
  if (said) return said;
  const workdays = WORKDAYS.exec(text);
  if (workdays) return finding('5x8', workdays, false);
  const hours = hoursIn(text);
  if (!hours) return null;
  const value = hours.lasts >= 11.5 ? '3x12' : hours.lasts >= 9.5 ? '4x10' : hours.lasts >= 7.5 ? '5x8' : null;
  return value && { value, start: hours.start, end: hours.end, isSure: false };
}

const WEEKLY = /\b(\d{1,2}(?:\.\d)?)[- ]?(?:hours|hrs|hr|hour)\s?(?:per|a|\/|each|\s)\s?(?:week|wk)\b/i;
const BIWEEKLY =
  /\b(\d{2,3})[- ]?(?:hours|hrs)\s?(?:per|a|\/|every)\s?(?:two[- ]weeks?|2[- ]weeks?|pay period|biweekly|two-week pay period)/i;
const FTE = /(?<![\d.])([01]?\.\d{1,3}|1\.0|1)\s?FTE\b|\bFTE:?\s?([01]?\.\d{1,3}|1\.0|1)\b/i;
const BARE = /(?<![\d$.-])\b(16|20|24|30|32|36|40)\s?(?:hours|hrs)\b(?! (?:a day|of|notice|before|after|on call))/i;

/** The hours a week; a bare number of hours is not sure. */
export function weeklyHoursIn(text: string): Finding<number> | null {
  const weekly = WEEKLY.exec(text);
  if (weekly) return finding(Number(weekly[1]), weekly);
  const biweekly = BIWEEKLY.exec(text);
  if (biweekly) return finding(Number(biweekly[1]) / 2, biweekly);
  const fte = FTE.exec(text);
  if (fte) return finding(hoursOfFte(Number(fte[1] ?? fte[2])), fte);
  const bare = BARE.exec(text);
  return bare && finding(Number(bare[1]), bare, false);
}
