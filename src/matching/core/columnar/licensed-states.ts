/**
 * In which states a person may practice today, as two masks. The rules are asked once for each state that can
 * differ (the job states, the states of the person's licenses and withdrawals), and once for a state that
 * stands for all other members of the compact, and once for all others: the table treats those alike.
 */
import { US_STATES, type Position, type UsState } from '#shared/kernel/vocabulary.ts';
import { dayNumber } from '../days.ts';
import { COMPACT_MEMBERS, isCompactMember } from '../license-table.ts';
import {
  COMPACT_MOVE_DAYS,
  eligibleToPracticeIn,
  MISSOURI_GRADUATE_DAYS,
  REGISTRY_LAPSE_DAYS,
} from '../license-rules.ts';
import type { CandidateFacts, Day } from '../types.ts';
import { clampSmallDay, LAST_SMALL_DAY, smallDay, stateMasks } from './bits.ts';

export interface LicensedStates {
  readonly low: number;
  readonly high: number;
  /** The masks do not tell the whole story: the rules have to be asked for each job. */
  readonly byFacts: boolean;
  /** The last day (small) on which this answer holds without asking again. */
  readonly validUntil: number;
}

/** Whether the answer depends on the day that work starts. */
function dependsOnStart(person: CandidateFacts, position: Position, asOf: Day): boolean {
  if (person.licenses.some((license) => license.type === position && license.status === 'pending')) return true;
  return (
    position === 'RN' &&
    person.graduatedOn !== null &&
    dayNumber(person.graduatedOn) + MISSOURI_GRADUATE_DAYS >= dayNumber(asOf)
  );
}

/** States whose answer may differ from the others of their kind. */
function particularStates(person: CandidateFacts): ReadonlySet<UsState> {
  const states = new Set<UsState>(['MO', 'KS']);
  for (const license of person.licenses) {
    states.add(license.state);
    for (const withdrawn of license.privilegeWithdrawnStates) states.add(withdrawn);
  }
  return states;
}

/** The days after which an answer may change, as small days not before today. */
function turningDays(person: CandidateFacts, asOf: Day): number[] {
  const today = smallDay(asOf);
  const days: number[] = [];
  const lastDay = (day: Day | null, plus = 0) => {
    if (day !== null) days.push(clampSmallDay(smallDay(day) + plus));
  };
  for (const license of person.licenses) {
    lastDay(license.expiresOn);
    lastDay(license.issuedOn, REGISTRY_LAPSE_DAYS);
  }
  for (const held of person.certifications) lastDay(held.expiresOn);
  lastDay(person.lastWorkedOn, REGISTRY_LAPSE_DAYS);
  lastDay(person.movedOn, COMPACT_MOVE_DAYS);
  lastDay(person.movedOn, -1);
  for (const member of COMPACT_MEMBERS) lastDay(member.effectiveFrom, -1);
  return days.filter((day) => day >= today);
}

const MEMBERS_TODAY = new Map<Day, ReadonlySet<UsState>>();
function membersOn(day: Day): ReadonlySet<UsState> {
  const known = MEMBERS_TODAY.get(day);
  if (known) return known;
  const members = new Set(US_STATES.filter((state) => isCompactMember(state, day)));
  MEMBERS_TODAY.set(day, members);
  return members;
}

export function licensedStates(person: CandidateFacts, position: Position, asOf: Day): LicensedStates {
  const validUntil = Math.min(LAST_SMALL_DAY, ...turningDays(person, asOf));
  const everywhere = { low: 0xffff_ffff, high: 0xffff_ffff, byFacts: true, validUntil };
  if (dependsOnStart(person, position, asOf)) return everywhere;
  const particular = particularStates(person);
  const members = membersOn(asOf);
  const granted: UsState[] = [];
  const generic = new Map<boolean, boolean>();
  for (const state of US_STATES) {
    const alone = particular.has(state);
    const kind = members.has(state);
    let granting = alone ? undefined : generic.get(kind);
    if (granting === undefined) {
      const { answer } = eligibleToPracticeIn(person, position, state, asOf, asOf);
      if (answer === 'held') return everywhere;
      granting = answer === 'ok';
      if (!alone) generic.set(kind, granting);
    }
    if (granting) granted.push(state);
  }
  const [low, high] = stateMasks(granted);
  return { low, high, byFacts: false, validUntil };
}
