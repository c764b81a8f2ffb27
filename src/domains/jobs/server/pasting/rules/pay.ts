import type { PayUnit } from '#kernel/vocabulary.ts';
import { allOf, type Finding } from './finding.ts';

export interface StatedPay {
  unit: PayUnit;
  minCents: number | null;
  maxCents: number | null;
}

const AMOUNT = String.raw`\$?\s?(\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,2})?|\d{1,9}(?:\.\d{1,2})?)\s?([kK]\b)?`;
const UNIT = String.raw`(?:\s?(?:\/|per|an?|each)?\s?(?:hourly|hour|hr|h|yearly|year|yr|annually|annum|shift)\b\.?)`;
const RANGE = new RegExp(`${AMOUNT}${UNIT}?\\s?(?:-|–|—|to|and|through)\\s?(?:max(?:imum)?:? ?)?${AMOUNT}`, 'gi');
const SINGLE = new RegExp(AMOUNT, 'g');

const UNITS: readonly (readonly [PayUnit, RegExp])[] = [
  ['hour', /\bhour(?:ly)?\b|\/\s?h\b|\bhrs?\b/i],
  ['year', /\byear(?:ly)?\b|\byr\b|\bannual(?:ly)?\b|\bannum\b|\bsalar(?:y|ied)\b/i],
  ['shift', /(?:per|a|an|each|every|\/)\s?shift\b/i],
];
/** Sums that are no base pay, and periods that a posting cannot be stored in. */
const OTHER_SUM =
  /bonus|differential|\bdiff\b|relocation|tuition|reimburse|loan|stipend|401|repa(?:y|id)|\badds?\b|\bextra\b|\bweekly\b|(?:per|a|\/)\s?(?:week|wk|month|day|visit|mile)\b|monthly|daily|allowance/i;
const LABEL = /pay|wage|rate|salary|compensation|range|base|earn|hourly|annual/i;
/** What an hour and a year can pay; between them a number is something else. */
const PLAUSIBLE: Record<PayUnit, readonly [least: number, most: number]> = {
  hour: [7, 250],
  shift: [60, 3000],
  year: [14_000, 600_000],
};

interface Candidate extends Finding<StatedPay> {
  weight: number;
}

/** The base pay that a posting states; of several, the one that says most. */
export function payIn(text: string): Finding<StatedPay> | null {
  const ranges = allOf(RANGE, text).flatMap((match) => candidate(text, match, true));
  const singles = allOf(SINGLE, text).flatMap((match) => candidate(text, match, false));
  const [best] = [...ranges, ...singles].toSorted((a, b) => b.weight - a.weight || a.start - b.start);
  return best ?? null;
}

function candidate(text: string, match: RegExpExecArray, isRange: boolean): Candidate[] {
  const [words, first = '', firstK, second, secondK] = match;
  const end = match.index + words.length;
  const before = lineBefore(text, match.index);
  const after = /^[^\n.;,+|]{0,28}/.exec(text.slice(end))?.[0] ?? '';
  const near = before.slice(-26);
  if (OTHER_SUM.test(after) || OTHER_SUM.test(near.split(/[.;,|]/).at(-1) ?? '')) return [];
  const said = unitIn(`${words}${after}`) ?? unitIn(before);
  const isMoney = words.includes('$') || (said !== null && LABEL.test(before + after) && isRange);
  if (!isMoney) return [];
  const thousands = (k: string | undefined) => (k ? 1000 : 1);
  const low = dollars(first) * thousands(firstK ?? (isRange && dollars(first) < 1000 ? secondK : undefined));
  const high = second === undefined ? low : dollars(second) * thousands(secondK);
  const unit = said ?? (low >= PLAUSIBLE.year[0] ? 'year' : 'hour');
  const [least, most] = PLAUSIBLE[unit];
  if (low < least || high > most || high < low) return [];
  const isUpTo = !isRange && /up to\s*$/i.test(before);
  const isFrom =
    !isRange &&
    (/(?:start(?:s|ing)?(?: pay| rate)?(?: at| from)?|from|minimum|at least)\s*:?\s*$/i.test(before) ||
      /^\s?(?:\+|and up\b|.{0,12}\bto start\b)/.test(text.slice(end)));
  return [
    {
      value: { unit, minCents: isUpTo ? null : cents(low), maxCents: isFrom ? null : cents(high) },
      start: match.index,
      end:
        end + (unitIn(after) && !unitIn(words) ? (new RegExp(`^${UNIT}`).exec(text.slice(end))?.[0].length ?? 0) : 0),
      isSure: said !== null,
      weight: (isRange ? 4 : 0) + (said ? 3 : 0) + (LABEL.test(before) ? 2 : 0),
    },
  ];
}

const unitIn = (text: string): PayUnit | null => UNITS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
const lineBefore = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 60), at)
    .split('\n')
    .at(-1) ?? '';
const dollars = (text: string) => Number(text.replaceAll(',', ''));
const cents = (amount: number) => Math.round(amount * 100);
