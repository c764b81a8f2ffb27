/**
 * Whether a position needs a license in a state, and which kind: data with its source and the date of the check.
 * Statute summaries are for building software, not legal advice.
 *
 * `checked: false` marks common knowledge in the field that was not read at the source; the product shows such a rule
 * as 'not verified', and a reviewer can settle doubts.
 */
import type { JobState, Position, UsState } from '#kernel/vocabulary.ts';
import type { Day } from '../types.ts';

export const LICENSE_TABLE_AS_OF: Day = '2026-11-21';

/**
 * - `compact_license`: a license of the state, or a multistate license under the Nurse Licensure Compact;
 * - `license`: always a license of the state itself;
 * - `registry`: a listing on the state's registry (CNA) or a registration with its board;
 * - `none`: no license exists; people are 'vetted', never 'licensed'.
 */
export type LicenseNeed = 'compact_license' | 'license' | 'registry' | 'none';

export interface LicenseRule {
  readonly need: LicenseNeed;
  readonly source: string;
  readonly checked: boolean;
}

const NLC: LicenseRule = {
  need: 'compact_license',
  source: 'Nurse Licensure Compact, nursecompact.com',
  checked: true,
};
const APRN: LicenseRule = {
  need: 'license',
  source: 'Nurse Licensure Compact covers RN and LPN only; an APRN is licensed by each state',
  checked: true,
};
const stateLicense = (source: string): LicenseRule => ({ need: 'license', source, checked: false });
const noLicense = (source: string): LicenseRule => ({ need: 'none', source, checked: false });
const same = (rule: LicenseRule): Record<JobState, LicenseRule> => ({ MO: rule, KS: rule });

export const LICENSE_TABLE: Readonly<Record<Position, Readonly<Record<JobState, LicenseRule>>>> = {
  RN: same(NLC),
  LPN: same(NLC),
  NP: same(APRN),
  CNA: {
    MO: { need: 'registry', source: 'Missouri CNA registry; 42 CFR 483.35(d)', checked: false },
    KS: { need: 'registry', source: 'Kansas aide registry (KDADS); 42 CFR 483.35(d)', checked: false },
  },
  MA: same(noLicense('Neither state licenses medical assistants')),
  PT: {
    MO: {
      need: 'license',
      source: 'RSMo 334.500 and following; a compact privilege (RSMo 334.1200) is entered as a Missouri license',
      checked: false,
    },
    KS: stateLicense('K.S.A. 65-2901 and following'),
  },
  OT: { MO: stateLicense('RSMo 324.050 and following'), KS: stateLicense('K.S.A. 65-5401 and following') },
  RRT: { MO: stateLicense('RSMo 334.800 and following'), KS: stateLicense('K.S.A. 65-5501 and following') },
  PHLEB: same(noLicense('Neither state licenses phlebotomists')),
  PCT: same(noLicense('Neither state licenses patient care technicians')),
  RT: {
    MO: { need: 'none', source: 'Missouri does not license radiographers', checked: true },
    KS: { need: 'license', source: 'K.S.A. 65-7303', checked: true },
  },
  MT: same(noLicense('Neither state licenses medical laboratory personnel')),
  PHARM_TECH: {
    MO: { need: 'registry', source: 'Missouri Board of Pharmacy registration, RSMo 338.013', checked: false },
    KS: { need: 'registry', source: 'Kansas Board of Pharmacy registration, K.S.A. 65-1663', checked: false },
  },
  FRONT_DESK: same(noLicense('No state licenses receptionists')),
};

/** The rule for a position in any state; states outside the table get the position's strictest known rule. */
export function licenseRule(position: Position, state: UsState): LicenseRule {
  const known = LICENSE_TABLE[position];
  if (state === 'MO' || state === 'KS') return known[state];
  if (known.MO.need === 'none') return known.KS;
  return known.MO;
}

/** How the product describes a person who passed the gate: only a license makes them 'licensed'. */
export const credentialWord = (position: Position, state: UsState): 'licensed' | 'registered' | 'vetted' => {
  const { need } = licenseRule(position, state);
  if (need === 'none') return 'vetted';
  return need === 'registry' ? 'registered' : 'licensed';
};

/**
 * A state's compact membership. `effectiveFrom` is null where the list gives no date: the state was operating on
 * `LICENSE_TABLE_AS_OF` and counts as a member on every day.
 */
export interface CompactMember {
  readonly state: UsState;
  readonly status: 'active' | 'partial' | 'enacted_pending';
  readonly effectiveFrom: Day | null;
}

const OPERATING = (
  'AL AZ AR CO CT DE FL GA ID IN IA KS KY LA ME MD MS MO MT NE NH NJ NM NC ND OH OK PA RI SC SD TN TX UT VT VA WA WV ' +
  'WI WY'
).split(' ') as UsState[];

/** Members (nursecompact.com): 40 operating, Guam in part, Massachusetts and the Virgin Islands pending. */
export const COMPACT_MEMBERS: readonly CompactMember[] = [
  ...OPERATING.map((state): CompactMember => ({ state, status: 'active', effectiveFrom: null })),
  { state: 'GU', status: 'partial', effectiveFrom: null },
  { state: 'MA', status: 'enacted_pending', effectiveFrom: null },
  { state: 'VI', status: 'enacted_pending', effectiveFrom: null },
];

/** Whether the compact operates in a state on a day; pass `members` to use another list. */
export function isCompactMember(state: UsState, on: Day, members: readonly CompactMember[] = COMPACT_MEMBERS): boolean {
  const member = members.find((m) => m.state === state);
  return member?.status === 'active' && (member.effectiveFrom === null || member.effectiveFrom <= on);
}
