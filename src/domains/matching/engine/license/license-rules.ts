/**
 * Whether a person may practice in a job's state, with the reason and the facts used.
 *
 * Sources: Nurse Licensure Compact (nursecompact.com) and its rule 402(2) on moving; Missouri's graduate nurse
 * (pr.mo.gov); K.S.A. 65-7303; 42 CFR 483.35(d). The table by position and state is `license-table.ts`. For building
 * software, not legal advice.
 *
 * Results from best to worst; a person with several licenses gets the best one:
 * 1. an active, checked license of the state itself;
 * 2. an active multistate license of the state of primary residence (or of the previous one within 60 days of a dated
 * move between members), both states members, no privilege withdrawn;
 * 3. Missouri's graduate nurse: until the first exam result or day 90 after graduation;
 * 4. a pending license that is expected by the start date;
 * 5. held for a reviewer;
 * 6. no.
 */
import type { Position, UsState } from '#kernel/vocabulary.ts';
import { daysBetween, laterOf } from '../days.ts';
import { isCompactMember, LICENSE_TABLE_AS_OF, licenseRule } from './license-table.ts';
import type { CandidateFacts, Day, FactValue, JobFacts, LicenseFacts } from '../types.ts';

/** NLC rule 402(2): days that a multistate license of the former home state stays valid after a move. */
export const COMPACT_MOVE_DAYS = 60;
/** Missouri: days after graduation that a graduate nurse may work, unless the first exam result arrives sooner. */
export const MISSOURI_GRADUATE_DAYS = 90;
/** 42 CFR 483.35(d): days without paid work after which a registry listing lapses (24 months). */
export const REGISTRY_LAPSE_DAYS = 731;

export type LicenseCode =
  | 'LICENSE_NOT_NEEDED'
  | 'LICENSE_OF_STATE'
  | 'LICENSE_COMPACT'
  | 'LICENSE_COMPACT_AFTER_MOVE'
  | 'LICENSE_REGISTRY'
  | 'LICENSE_GRADUATE_NURSE'
  | 'LICENSE_PENDING_BY_START'
  | 'LICENSE_UNVERIFIED'
  | 'LICENSE_RESIDENCE_DIFFERS'
  | 'LICENSE_REGISTRY_MAY_HAVE_LAPSED'
  | 'LICENSE_PRIVILEGE_WITHDRAWN'
  | 'LICENSE_ENCUMBERED'
  | 'LICENSE_EXPIRED'
  | 'LICENSE_INACTIVE'
  | 'LICENSE_STATE_NOT_IN_COMPACT'
  | 'LICENSE_PENDING_TOO_LATE'
  | 'LICENSE_MISSING';

export interface LicenseAnswer {
  readonly answer: 'ok' | 'held' | 'no';
  readonly code: LicenseCode;
  readonly facts: Readonly<Record<string, FactValue>>;
}

/** Best first; a person's best result counts. */
const ORDER: readonly LicenseCode[] = [
  'LICENSE_NOT_NEEDED',
  'LICENSE_OF_STATE',
  'LICENSE_REGISTRY',
  'LICENSE_COMPACT',
  'LICENSE_COMPACT_AFTER_MOVE',
  'LICENSE_GRADUATE_NURSE',
  'LICENSE_PENDING_BY_START',
  'LICENSE_UNVERIFIED',
  'LICENSE_RESIDENCE_DIFFERS',
  'LICENSE_REGISTRY_MAY_HAVE_LAPSED',
  'LICENSE_PRIVILEGE_WITHDRAWN',
  'LICENSE_ENCUMBERED',
  'LICENSE_EXPIRED',
  'LICENSE_INACTIVE',
  'LICENSE_STATE_NOT_IN_COMPACT',
  'LICENSE_PENDING_TOO_LATE',
  'LICENSE_MISSING',
];
const LAST_OK = ORDER.indexOf('LICENSE_PENDING_BY_START');
const LAST_HELD = ORDER.indexOf('LICENSE_REGISTRY_MAY_HAVE_LAPSED');

function answer(code: LicenseCode, facts: Record<string, FactValue>): LicenseAnswer {
  const rank = ORDER.indexOf(code);
  return { answer: rank <= LAST_OK ? 'ok' : rank <= LAST_HELD ? 'held' : 'no', code, facts };
}

type LicensedPerson = Pick<
  CandidateFacts,
  | 'licenses'
  | 'homeState'
  | 'movedFromState'
  | 'movedOn'
  | 'graduatedOn'
  | 'firstExamResultOn'
  | 'licenseExpectedOn'
  | 'lastWorkedOn'
  | 'currentlyWorking'
>;

const isExpired = (license: LicenseFacts, on: Day) =>
  license.status === 'expired' || (license.expiresOn !== null && license.expiresOn < on);

/** Why a license does not count, or null when it is active on the day. */
function defectOf(license: LicenseFacts, on: Day): LicenseCode | null {
  if (license.status === 'encumbered') return 'LICENSE_ENCUMBERED';
  if (isExpired(license, on)) return 'LICENSE_EXPIRED';
  if (license.status === 'inactive') return 'LICENSE_INACTIVE';
  return null;
}

/** Whether a listing may have lapsed for lack of paid work: a question for a reviewer, not a refusal. */
function registryMayHaveLapsed(person: LicensedPerson, license: LicenseFacts, on: Day): boolean {
  if (person.currentlyWorking) return false;
  const since = [person.lastWorkedOn, license.issuedOn]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1);
  return since !== undefined && daysBetween(since, on) > REGISTRY_LAPSE_DAYS;
}

/** A license of the state in question. */
function fromOwnState(
  person: LicensedPerson,
  license: LicenseFacts,
  registry: boolean,
  asOf: Day,
  workDay: Day,
): LicenseAnswer {
  const facts = { licenseState: license.state, expiresOn: license.expiresOn };
  const defect = defectOf(license, asOf);
  if (defect) return answer(defect, facts);
  if (license.status === 'pending') return fromPending(person, license, workDay);
  if (!license.verified) return answer('LICENSE_UNVERIFIED', facts);
  if (registry && license.type === 'CNA' && registryMayHaveLapsed(person, license, asOf)) {
    return answer('LICENSE_REGISTRY_MAY_HAVE_LAPSED', { ...facts, lastWorkedOn: person.lastWorkedOn });
  }
  return answer(registry ? 'LICENSE_REGISTRY' : 'LICENSE_OF_STATE', facts);
}

/** A pending license with an expected date. */
function fromPending(person: LicensedPerson, license: LicenseFacts, workDay: Day): LicenseAnswer {
  const facts = { licenseState: license.state, expectedOn: person.licenseExpectedOn, workDay };
  const inTime = person.licenseExpectedOn !== null && person.licenseExpectedOn <= workDay;
  return answer(inTime ? 'LICENSE_PENDING_BY_START' : 'LICENSE_PENDING_TOO_LATE', facts);
}

/** A multistate license of another state; null if it does not apply to this state. */
function fromCompact(person: LicensedPerson, license: LicenseFacts, state: UsState, asOf: Day): LicenseAnswer | null {
  if (license.compactStatus !== 'multistate' || license.status === 'pending') return null;
  const facts = {
    licenseState: license.state,
    state,
    homeState: person.homeState,
    expiresOn: license.expiresOn,
  };
  const defect = defectOf(license, asOf);
  if (defect) return answer(defect, facts);
  if (!isCompactMember(state, asOf) || !isCompactMember(license.state, asOf)) {
    return answer('LICENSE_STATE_NOT_IN_COMPACT', facts);
  }
  if (license.privilegeWithdrawnStates.includes(state)) return answer('LICENSE_PRIVILEGE_WITHDRAWN', facts);
  if (!license.verified) return answer('LICENSE_UNVERIFIED', facts);
  if (person.homeState === license.state) return answer('LICENSE_COMPACT', facts);
  if (movedWithinLimit(person, license.state, asOf)) {
    return answer('LICENSE_COMPACT_AFTER_MOVE', { ...facts, movedOn: person.movedOn });
  }
  return answer('LICENSE_RESIDENCE_DIFFERS', { ...facts, movedOn: person.movedOn });
}

function movedWithinLimit(person: LicensedPerson, licenseState: UsState, asOf: Day): boolean {
  if (person.movedFromState !== licenseState || person.movedOn === null || person.homeState === null) return false;
  if (!isCompactMember(person.homeState, asOf)) return false;
  const days = daysBetween(person.movedOn, asOf);
  return days >= 0 && days <= COMPACT_MOVE_DAYS;
}

/** Missouri's graduate nurse, counted on the start date. No such rule was found for Kansas. */
function asGraduate(person: LicensedPerson, position: Position, state: UsState, workDay: Day): LicenseAnswer | null {
  if (state !== 'MO' || position !== 'RN' || person.graduatedOn === null) return null;
  const days = daysBetween(person.graduatedOn, workDay);
  if (days < 0 || days > MISSOURI_GRADUATE_DAYS) return null;
  if (person.firstExamResultOn !== null && person.firstExamResultOn <= workDay) return null;
  return answer('LICENSE_GRADUATE_NURSE', { graduatedOn: person.graduatedOn, day: days, workDay });
}

/** The result for one state. `workDay` is the later of `asOf` and the job's start. */
export function eligibleToPracticeIn(
  person: LicensedPerson,
  position: Position,
  state: UsState,
  asOf: Day,
  workDay: Day,
): LicenseAnswer {
  const rule = licenseRule(position, state);
  if (rule.need === 'none')
    return answer('LICENSE_NOT_NEEDED', {
      state,
      source: rule.source,
      checked: rule.checked,
      tableAsOf: LICENSE_TABLE_AS_OF,
    });
  let best = answer('LICENSE_MISSING', { state });
  const offer = (next: LicenseAnswer | null) => {
    if (next && ORDER.indexOf(next.code) < ORDER.indexOf(best.code)) best = next;
  };
  for (const license of person.licenses) {
    if (license.type !== position) continue;
    if (license.state === state) offer(fromOwnState(person, license, rule.need === 'registry', asOf, workDay));
    else if (rule.need === 'compact_license') offer(fromCompact(person, license, state, asOf));
  }
  offer(asGraduate(person, position, state, workDay));
  return best;
}

/** Every state whose license the job requires: its own and those the employer added. */
export const statesOfJob = (job: Pick<JobFacts, 'state' | 'licenseStates'>): readonly UsState[] => [
  job.state,
  ...job.licenseStates.filter((state) => state !== job.state),
];

/** The license gate of a job: the worst result over its states. */
export function eligibleToPractice(
  person: LicensedPerson,
  job: Pick<JobFacts, 'position' | 'state' | 'licenseStates' | 'startDate'>,
  asOf: Day,
): LicenseAnswer {
  const workDay = laterOf(asOf, job.startDate);
  return statesOfJob(job)
    .map((state) => eligibleToPracticeIn(person, job.position, state, asOf, workDay))
    .reduce((worst, next) => (ORDER.indexOf(next.code) > ORDER.indexOf(worst.code) ? next : worst));
}
