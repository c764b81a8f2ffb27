/**
 * In which states a person may practice today, as two masks. The rules are asked once for each state that can
 * differ (the job states, the states of the person's licenses and withdrawals), and once for a state that
 * stands for all other members of the compact, and once for all others: the table treats those alike.
 */
import { US_STATES, type Position, type UsState } from '#kernel/vocabulary.ts';
import { dayNumber } from '../../days.ts';
import { COMPACT_MEMBERS, isCompactMember } from '../../license/license-table.ts';
import {
  COMPACT_MOVE_DAYS,
  eligibleToPracticeIn,
  MISSOURI_GRADUATE_DAYS,
  REGISTRY_LAPSE_DAYS,
} from '../../license/license-rules.ts';
import type { CandidateFacts, Day } from '../../types.ts';
import { clampSmallDay, LAST_SMALL_DAY, smallDay, stateMasks } from './bits.ts';

export interface LicensedStates {
  readonly low: number;
  readonly high: number;
  /** The masks hold every state: the answer depends on the day that work starts, so each job has to be asked about. */
  readonly byStart: boolean;
  /** In a state that the masks leave out, the answer waits for a reviewer. */
  readonly isHeld: boolean;
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

/** States that the table treats alike. */
interface Kind {
  readonly states: readonly UsState[];
  readonly masks: readonly [low: number, high: number];
}

/** By day: the members of the compact, and all others. */
const KINDS_ON = new Map<Day, readonly Kind[]>();
function kindsOn(day: Day): readonly Kind[] {
  const known = KINDS_ON.get(day);
  if (known) return known;
  const members = new Set(US_STATES.filter((state) => isCompactMember(state, day)));
  const kind = (states: readonly UsState[]): Kind => ({ states, masks: stateMasks(states) });
  const kinds = [kind([...members]), kind(US_STATES.filter((state) => !members.has(state)))];
  KINDS_ON.set(day, kinds);
  return kinds;
}

export function licensedStates(person: CandidateFacts, position: Position, asOf: Day): LicensedStates {
  const validUntil = Math.min(LAST_SMALL_DAY, ...turningDays(person, asOf));
  if (dependsOnStart(person, position, asOf)) {
    return { low: 0xffff_ffff, high: 0xffff_ffff, byStart: true, isHeld: false, validUntil };
  }
  const particular = particularStates(person);
  let low = 0;
  let high = 0;
  let isHeld = false;
  const isOk = (state: UsState) => {
    const { answer } = eligibleToPracticeIn(person, position, state, asOf, asOf);
    isHeld ||= answer === 'held';
    return answer === 'ok';
  };
  for (const { states, masks } of kindsOn(asOf)) {
    const any = states.find((state) => !particular.has(state));
    if (any !== undefined && isOk(any)) [low, high] = [low | masks[0], high | masks[1]];
  }
  for (const state of particular) {
    const [ofLow, ofHigh] = stateMasks([state]);
    const ok = isOk(state);
    low = ok ? low | ofLow : low & ~ofLow;
    high = ok ? high | ofHigh : high & ~ofHigh;
  }
  return { low: low >>> 0, high: high >>> 0, byStart: false, isHeld, validUntil };
}
