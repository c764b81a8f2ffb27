import {
  CERTIFICATION_IDS,
  CERTIFICATIONS,
  type Certification,
  type DocumentKind,
  type Position,
} from '#kernel/vocabulary.ts';

/**
 * What a position, or one employer, asks of a person's packet. Whether a job in a state may be worked follows from the
 * sourced, dated table of the matching engine and never from here.
 */

/**
 * `required`: no profile without one (or one that is on its way). `registry`: a listing instead of a license.
 * `by_state`: some states license it. `none`: nobody does.
 */
export const LICENSE_RULES = ['required', 'registry', 'by_state', 'none'] as const;
export type LicenseRule = (typeof LICENSE_RULES)[number];

/** Papers that may be asked for. Medical ones are not among them: they come after an offer, for one employer (ADA). */
const PAPERS = {
  license: 'Copy of the license',
  identity: 'Identity paper',
  resume: 'Resume',
  education: 'Diploma or transcript',
  reference: 'Reference letter',
} as const satisfies Partial<Record<DocumentKind, string>>;
type Paper = keyof typeof PAPERS;
const PAPER_KINDS = Object.keys(PAPERS) as Paper[];

/** What can be asked for beside the license. An NPI is not among it: many nurses have none. */
export type Requirement = `certification:${Certification}` | `document:${Paper}` | 'work_history' | 'education';
export const REQUIREMENTS: [Requirement, ...Requirement[]] = [
  'work_history',
  'education',
  ...CERTIFICATION_IDS.map((id) => `certification:${id}` as const),
  ...PAPER_KINDS.map((kind) => `document:${kind}` as const),
];

/** What one position asks for. */
export interface RequirementSet {
  license: LicenseRule;
  /** Must be there to hand in, and accepted by a reviewer before the approval. */
  required: readonly Requirement[];
  /** Certifications that are usual: offered first, and never asked for. */
  suggested: readonly Certification[];
}

const first = (license: LicenseRule, suggested: readonly Certification[]): RequirementSet => ({
  license,
  required: [],
  suggested,
});

/** The first version of each set, written when a database is made; administrators publish the later ones. */
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

/** What somebody has to show, whatever form it is stored in. */
export interface Packet {
  position: Position | null;
  licenses: readonly { licenseType: Position; status: string; expiresOn: string | null }[];
  certifications: readonly { kind: Certification; expiresOn: string | null }[];
  documentKinds: readonly string[];
  workEntries: number;
  educationEntries: number;
}

/** `undated`: a certification without its last day counts for nothing, since nobody knows that it still holds. */
export const REQUIREMENT_STATES = ['there', 'missing', 'expired', 'undated'] as const;
export type RequirementState = (typeof REQUIREMENT_STATES)[number];

/** How a packet stands to one requirement. `today` is YYYY-MM-DD. A certification counts as it does for matching. */
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
  /** Who asks: everybody with this position is asked, or this employer asks beyond that. */
  by: 'position' | 'employer';
}

/** What an employer asks for a job beyond the position: its own list, and the job's own certifications. */
export interface Asked {
  requiredCertifications: readonly string[];
  addedRequirements: readonly string[];
}

/** The exact list for a position, and for one employer's job where `asked` is given; each thing once. */
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

/** Certifications that an employer's list makes a must for its jobs, as a job's own are. */
export const certificationsAmong = (requirements: readonly string[]): Certification[] =>
  CERTIFICATION_IDS.filter((id) => requirements.includes(`certification:${id}`));
