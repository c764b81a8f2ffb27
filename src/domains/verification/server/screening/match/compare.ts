import { isSimilar, isWithin } from './distance.ts';
import type { NameForms } from './names.ts';
import { nicknameGroups } from './nicknames.ts';
import type { Comparison, Verdict } from '#domains/verification/contract/screening.ts';

/** One side of a comparison, prepared once. */
export interface Subject {
  names: NameForms;
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
  /** For a person: home, previous state, licenses and former workplaces. */
  states: readonly string[];
  npi: string | null;
}

type Family = Comparison['family'];
type Given = Comparison['given'];

const FAMILY_POINTS: Record<Family, number> = { same: 40, former: 38, part: 34, similar: 28, differs: 0 };
const GIVEN_POINTS: Record<Given, number> = { same: 25, nickname: 21, similar: 18, middle: 14, initial: 8, differs: 0 };

function familyOf(person: NameForms, entry: NameForms): Family {
  let best: Family = 'differs';
  const keep = (found: Family) => {
    if (FAMILY_POINTS[found] > FAMILY_POINTS[best]) best = found;
  };
  for (const mine of person.families) {
    for (const theirs of entry.families) {
      if (mine.text === theirs.text) keep(mine.kind === 'whole' && theirs.kind !== 'whole' ? 'part' : SAME[mine.kind]);
      else if (FAMILY_POINTS[best] < FAMILY_POINTS.similar && isSimilar(mine.text, theirs.text)) keep('similar');
    }
  }
  return best;
}
const SAME = { whole: 'same', part: 'part', former: 'former' } as const;

function givenOf(person: NameForms, entry: NameForms): Given {
  let best: Given = 'differs';
  const keep = (found: Given) => {
    if (GIVEN_POINTS[found] > GIVEN_POINTS[best]) best = found;
  };
  for (const mine of person.givens) {
    for (const theirs of entry.givens) {
      if (mine === theirs) keep(mine.length > 1 ? 'same' : 'initial');
      else if (nicknameGroups(mine).some((group) => nicknameGroups(theirs).includes(group))) keep('nickname');
      else if (isSimilar(mine, theirs)) keep('similar');
      else if ((mine.length === 1 || theirs.length === 1) && mine[0] === theirs[0]) keep('initial');
    }
  }
  // Many go by their middle name.
  const isMiddle = (name: string, middles: readonly string[]) => name.length > 2 && middles.includes(name);
  if (person.givens.some((name) => isMiddle(name, entry.middles))) keep('middle');
  if (entry.givens.some((name) => isMiddle(name, person.middles))) keep('middle');
  return best;
}

/** Given and family name swapped. */
const isSwapped = (person: NameForms, entry: NameForms): boolean =>
  entry.families.some(({ text }) => person.givens.includes(text)) &&
  entry.givens.some((given) => person.families.some(({ text }) => text === given));

function middleOf(person: NameForms, entry: NameForms): Comparison['middle'] {
  const [mine] = person.middles;
  const [theirs] = entry.middles;
  if (!mine || !theirs) return 'missing';
  if (mine === theirs) return 'same';
  const oneIsInitial = mine.length === 1 || theirs.length === 1;
  return oneIsInitial && mine[0] === theirs[0] ? 'same' : 'differs';
}

/** Near: one digit wrong, two adjacent digits swapped, or day and month swapped. */
export function compareBirthDates(a: string | null, b: string | null): Comparison['birthDate'] {
  if (!a || !b) return 'missing';
  if (a === b) return 'same';
  const turned = `${b.slice(0, 4)}-${b.slice(8)}-${b.slice(5, 7)}`;
  return a === turned || isWithin(a.replaceAll('-', ''), b.replaceAll('-', ''), 1) ? 'near' : 'differs';
}

const known = <T>(a: T | null, b: T | null): 'same' | 'differs' | 'missing' =>
  a === null || b === null ? 'missing' : a === b ? 'same' : 'differs';

export function compare(person: Subject, entry: Subject): Comparison {
  const swapped = isSwapped(person.names, entry.names);
  const straight = { family: familyOf(person.names, entry.names), given: givenOf(person.names, entry.names) };
  const isTurned = swapped && FAMILY_POINTS[straight.family] + GIVEN_POINTS[straight.given] < 60;
  const state = entry.states[0] ?? null;
  return {
    family: isTurned ? 'same' : straight.family,
    given: isTurned ? 'same' : straight.given,
    isSwapped: isTurned,
    middle: middleOf(person.names, entry.names),
    suffix: known(person.names.suffix, entry.names.suffix),
    birthDate: compareBirthDates(person.birthDate, entry.birthDate),
    state:
      state === null || person.states.length === 0 ? 'missing' : person.states.includes(state) ? 'same' : 'differs',
    npi: known(person.npi, entry.npi),
  };
}

/** From 0 to 100, only to order the queue: `judge` decides the consequence. */
export function scoreOf(c: Comparison): number {
  const points =
    FAMILY_POINTS[c.family] +
    GIVEN_POINTS[c.given] +
    (c.isSwapped ? -3 : 0) +
    { same: 25, near: 12, missing: 0, differs: -30 }[c.birthDate] +
    { same: 10, missing: 0, differs: 0 }[c.state] +
    { same: 50, missing: 0, differs: -10 }[c.npi] +
    { same: 5, missing: 0, differs: -5 }[c.middle] +
    { same: 0, missing: 0, differs: -5 }[c.suffix];
  return Math.max(0, Math.min(100, points));
}

/**
 * What a comparison means. `strong`: an NPI, or the name with the birth date, or the name with the state and no birth
 * date to compare; stops matching immediately. `weak`: a reviewer decides. `cleared`: the full name with another birth
 * date, recorded only. Null: another person.
 */
export function judge(c: Comparison): Verdict | null {
  if (c.npi === 'same') return 'strong';
  const hasGiven = c.given === 'same' || c.given === 'nickname';
  const isFull = (c.family === 'same' || c.family === 'part' || c.family === 'former') && hasGiven;
  const isAlike = c.family !== 'differs' && (hasGiven || c.given === 'similar');
  const isHere = c.state === 'same';
  switch (c.birthDate) {
    case 'same':
      if (isAlike) return 'strong';
      if (c.family !== 'differs' && c.given !== 'differs') return 'weak';
      // An unreported married name, or an everyday given name.
      return isHere && (hasGiven || (c.family !== 'differs' && c.family !== 'similar')) ? 'weak' : null;
    case 'near':
      if (!isAlike) return null;
      return isFull && isHere ? 'strong' : isFull || isHere ? 'weak' : null;
    case 'missing':
      if (isFull) return isHere ? 'strong' : 'weak';
      return isAlike && isHere ? 'weak' : null;
    case 'differs':
      return isFull ? 'cleared' : null;
    default:
      return c.birthDate satisfies never;
  }
}
