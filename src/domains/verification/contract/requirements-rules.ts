import {
  CERTIFICATION_IDS,
  CERTIFICATIONS,
  type Certification,
  type DocumentKind,
  type Position,
} from '#kernel/vocabulary.ts';

/**
 * What a position, or one employer, requires of a person's packet. Which states a license covers follows from the
 * sourced, dated table of the matching engine, never from here.
 */

/**
 * `required`: every profile needs one (or one that is pending). `registry`: a listing instead of a license.
 * `by_state`: some states license it. `none`: no state does.
 */
export const LICENSE_RULES = ['required', 'registry', 'by_state', 'none'] as const;
export type LicenseRule = (typeof LICENSE_RULES)[number];

/** Documents that may be required. Medical ones are excluded: they come after an offer, for one employer (ADA). */
const PAPERS = {
  license: 'Copy of the license',
  identity: 'Identity document',
  resume: 'Resume',
  education: 'Diploma or transcript',
  reference: 'Reference letter',
} as const satisfies Partial<Record<DocumentKind, string>>;
type Paper = keyof typeof PAPERS;
const PAPER_KINDS = Object.keys(PAPERS) as Paper[];

/** What can be required in addition to the license. An NPI is excluded: many nurses have none. */
export type Requirement = `certification:${Certification}` | `document:${Paper}` | 'work_history' | 'education';
export const REQUIREMENTS: [Requirement, ...Requirement[]] = [
  'work_history',
  'education',
  ...CERTIFICATION_IDS.map((id) => `certification:${id}` as const),
  ...PAPER_KINDS.map((kind) => `document:${kind}` as const),
];

/** The requirements of one position. */
export interface RequirementSet {
  license: LicenseRule;
  /** Required to submit, and must be accepted before the approval. */
  required: readonly Requirement[];
  /** Common certifications: offered first, never required. */
  suggested: readonly Certification[];
}

const first = (license: LicenseRule, suggested: readonly Certification[]): RequirementSet => ({
  license,
  required: [],
  suggested,
});

/** The first version of each set, inserted into a new database; administrators publish later ones. */
export const FIRST_REQUIREMENTS: Readonly<Record<Position, RequirementSet>> = {
  RN: first('required', ['BLS', 'ACLS', 'PALS', 'NRP', 'TNCC', 'CCRN', 'CEN']),
  LPN: first('required', ['BLS']),
  CNA: first('registry', ['BLS', 'CMT']),
  NP: first('required', ['BLS', 'ACLS', 'PALS']),
  MA: first('none', ['CMA', 'BLS']),
  PT: first('required', ['BLS']),
  OT: first('required', ['BLS']),
  RRT: first('required', ['RRT', 'BLS', 'ACLS', 'NRP']),
  PHLEB: first('none', ['CPT', 'BLS']),
  PCT: first('none', ['CPCT', 'BLS']),
  RT: first('by_state', ['ARRT', 'BLS']),
  MT: first('none', ['MLS']),
  PHARM_TECH: first('by_state', ['CPhT']),
  FRONT_DESK: first('none', ['BLS']),
};

export const mustShowLicense = (rule: LicenseRule): boolean => rule === 'required' || rule === 'registry';

const paperIn = (requirement: Requirement): Paper | null =>
  PAPER_KINDS.find((kind) => requirement === `document:${kind}`) ?? null;

export function requirementLabel(requirement: Requirement | 'license'): string {
  if (requirement === 'license') return 'License or registry listing';
  if (requirement === 'work_history') return 'Past work';
  if (requirement === 'education') return 'Schools';
  const paper = paperIn(requirement);
  return paper ? PAPERS[paper] : (CERTIFICATIONS.find(({ id }) => `certification:${id}` === requirement)?.label ?? '');
}

/** A person's credentials, independent of how they are stored. */
export interface Packet {
  position: Position | null;
  licenses: readonly { licenseType: Position; status: string; expiresOn: string | null }[];
  certifications: readonly { kind: Certification; expiresOn: string | null }[];
  documentKinds: readonly string[];
  workEntries: number;
  educationEntries: number;
}

/** `undated`: a certification without an expiration date does not count, since it may have expired. */
export const REQUIREMENT_STATES = ['there', 'missing', 'expired', 'undated'] as const;
export type RequirementState = (typeof REQUIREMENT_STATES)[number];

/** Whether a packet meets one requirement. `today` is YYYY-MM-DD. A certification counts as it does for matching. */
export function requirementState(
  requirement: Requirement | 'license',
  packet: Packet,
  today: string,
): RequirementState {
  if (requirement === 'license') {
    const held = packet.licenses.filter(({ licenseType }) => licenseType === packet.position);
    if (held.length === 0) return 'missing';
    const holds = ({ status, expiresOn }: (typeof held)[number]) =>
      status !== 'expired' && (expiresOn === null || expiresOn >= today);
    return held.some(holds) ? 'there' : 'expired';
  }
  const is = (there: boolean) => (there ? 'there' : 'missing');
  if (requirement === 'work_history') return is(packet.workEntries > 0);
  if (requirement === 'education') return is(packet.educationEntries > 0);
  const paper = paperIn(requirement);
  if (paper) return is(packet.documentKinds.includes(paper));
  const held = packet.certifications.filter(({ kind }) => requirement === `certification:${kind}`);
  if (held.length === 0) return 'missing';
  if (held.some(({ expiresOn }) => expiresOn !== null && expiresOn >= today)) return 'there';
  return held.some(({ expiresOn }) => expiresOn === null) ? 'undated' : 'expired';
}

export interface CheckedRequirement {
  id: Requirement | 'license';
  state: RequirementState;
  /** Whether the position requires it of everyone, or this employer in addition. */
  by: 'position' | 'employer';
}

/** An employer's additional requirements for a job: its own list, and the job's certifications. */
export interface Asked {
  requiredCertifications: readonly string[];
  addedRequirements: readonly string[];
}

/** The full list for a position, plus one employer's job if `asked` is given; without duplicates. */
export function checkRequirements(
  set: RequirementSet,
  packet: Packet,
  today: string,
  asked?: Asked,
): CheckedRequirement[] {
  const own: CheckedRequirement['id'][] = [
    ...(mustShowLicense(set.license) ? ['license' as const] : []),
    ...set.required,
  ];
  const wanted = new Set([
    ...(asked?.requiredCertifications ?? []).map((id) => `certification:${id}`),
    ...(asked?.addedRequirements ?? []),
  ]);
  const beyond = REQUIREMENTS.filter((id) => wanted.has(id) && !own.includes(id));
  return [
    ...own.map((id) => ({ id, by: 'position' as const })),
    ...beyond.map((id) => ({ id, by: 'employer' as const })),
  ].map((item) => ({ ...item, state: requirementState(item.id, packet, today) }));
}

export const missingOf = (checked: readonly CheckedRequirement[]): CheckedRequirement[] =>
  checked.filter(({ state }) => state !== 'there');

/** Certifications that an employer's list makes mandatory for its jobs. */
export const certificationsAmong = (requirements: readonly string[]): Certification[] =>
  CERTIFICATION_IDS.filter((id) => requirements.includes(`certification:${id}`));
