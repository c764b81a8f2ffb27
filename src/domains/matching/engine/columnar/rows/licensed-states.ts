/**
 * The states a person may practice in today, as two masks. The rules run once per state that can differ (job states,
 * states of licenses and withdrawals) and once each for the other compact members and all other states, which the
 * table treats alike.
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
  /** The masks cover every state: eligibility depends on the start date, so each job is evaluated. */
  readonly byStart: boolean;
  /** In some state outside the masks, eligibility waits for a reviewer. */
  readonly isHeld: boolean;
  /** The last (small) day for which this result holds. */
  readonly validUntil: number;
}

function dependsOnStart(person: CandidateFacts, position: Position, asOf: Day): boolean {
  if (person.licenses.some((license) => license.type === position && license.status === 'pending')) return true;
  return (
    position === 'RN' &&
    person.graduatedOn !== null &&
    dayNumber(person.graduatedOn) + MISSOURI_GRADUATE_DAYS >= dayNumber(asOf)
  );
}

/** States that may differ from others of their kind. */
function particularStates(person: CandidateFacts): ReadonlySet<UsState> {
  const states = new Set<UsState>(['MO', 'KS']);
  for (const license of person.licenses) {
    states.add(license.state);
    for (const withdrawn of license.privilegeWithdrawnStates) states.add(withdrawn);
  }
  return states;
}

/** Days after which the result may change, as small days from today. */
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

/** A group of states that the table treats alike. */
interface Kind {
  readonly states: readonly UsState[];
  readonly masks: readonly [low: number, high: number];
}

/** Per day: compact members, and all other states. */
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
