import { z } from 'zod';
import {
  CERTIFICATION_IDS,
  EMPLOYMENT_TYPES,
  FACILITY_TYPES,
  JOB_STATES,
  POSITIONS,
  SHIFTS,
  SHIFT_PATTERNS,
  SKILL_IDS,
  SPECIALTY_IDS,
} from '#kernel/vocabulary.ts';
import { calendarDay, idParams, moment, optionalText, shortText } from '#platform/contract/common.ts';
import { zipField } from '#domains/profiles/contract/geo.ts';
import { contract } from '#platform/contract/contract.ts';
import { scoreView } from './matches.ts';

/* --- selection --- */

const labHit = z.object({ id: z.uuid(), title: z.string(), detail: z.string() });
export type LabHit = z.infer<typeof labHit>;

export const searchLab = contract({
  method: 'post',
  path: '/api/admin/matching-lab/search',
  asksOnly: true,
  summary: 'People or jobs by name, for the matching lab',
  body: z.strictObject({ kind: z.enum(['person', 'job']), q: z.string().trim().max(80).default('') }),
  response: z.object({ items: z.array(labHit) }),
});

const weight = z.number('Enter a number.').min(0, 'At least 0.').max(1, 'At most 1.');
export const weightsShape = z.strictObject({
  candidate: z.strictObject({ schedule: weight, setting: weight, response: weight, commute: weight, pay: weight }),
  employer: z.strictObject({
    experience: weight,
    recency: weight,
    completeness: weight,
    specialty: weight,
    skills: weight,
    certifications: weight,
  }),
});
export const settingShape = z.strictObject({
  weights: weightsShape,
  limits: z.strictObject({
    peoplePerJobPerDay: z.int('Enter a whole number.').min(1, 'At least 1.').max(50, 'At most 50.'),
    fade: z.number('Enter a number.').min(0.1, 'At least 0.1.').max(1, 'At most 1.'),
  }),
});
export type SettingShape = z.infer<typeof settingShape>;

/** An invented person: these values, and a license of the home state if the position needs one. */
export const inventedPerson = z.strictObject({
  position: z.enum(POSITIONS),
  zip: zipField,
  years: z.number().min(0).max(60),
  payFloorCents: z.int().min(0).max(56_000).nullable(),
  radiusMiles: z.int().min(1).max(500).nullable(),
  shifts: z.array(z.enum(SHIFTS)),
  specialties: z.array(z.enum(SPECIALTY_IDS)),
  skills: z.array(z.enum(SKILL_IDS)),
  certifications: z.array(z.enum(CERTIFICATION_IDS)),
});
export type InventedPerson = z.infer<typeof inventedPerson>;

export const inventedJob = z.strictObject({
  position: z.enum(POSITIONS),
  zip: zipField,
  facilityType: z.enum(FACILITY_TYPES),
  specialty: z.enum(SPECIALTY_IDS).nullable(),
  shift: z.enum(SHIFTS),
  shiftPattern: z.enum(SHIFT_PATTERNS),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  payMinCents: z.int().min(0).max(56_000),
  payMaxCents: z.int().min(0).max(56_000),
  minimumYears: z.number().min(0).max(40),
  requiredCertifications: z.array(z.enum(CERTIFICATION_IDS)),
  skills: z.array(z.enum(SKILL_IDS)),
});
export type InventedJob = z.infer<typeof inventedJob>;

/* --- a pair, and its place in both lists --- */

const named = labHit.omit({ id: true });

const gate = z.object({
  gate: z.string(),
  outcome: z.enum(['pass', 'held', 'fail']),
  code: z.string(),
  text: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
});
const difference = z.object({
  feature: z.string(),
  label: z.string(),
  side: z.enum(['candidate', 'employer']),
  points: z.number(),
  /** Effect on the rank score in percent; negative favors the selected one. */
  effect: z.number(),
});
const place = z.object({
  rank: z.int(),
  id: z.uuid(),
  title: z.string(),
  detail: z.string(),
  compatibility: z.number(),
  candidateScore: z.number(),
  employerScore: z.number(),
  isChosen: z.boolean(),
  /** Why this one ranks above (below) the selected one, largest difference first; empty for the selected one. */
  against: z.array(difference),
});
const list = z.object({ total: z.int(), rank: z.int().nullable(), rows: z.array(place) });

export const lookInLab = contract({
  method: 'post',
  path: '/api/admin/matching-lab/look',
  asksOnly: true,
  summary: 'One person, one job or both, real or invented: gates, scores, rank, neighbors, near misses',
  body: z.strictObject({
    person: z.union([z.strictObject({ id: z.uuid() }), z.strictObject({ invented: inventedPerson })]).nullable(),
    job: z.union([z.strictObject({ id: z.uuid() }), z.strictObject({ invented: inventedJob })]).nullable(),
    setting: settingShape.optional(),
  }),
  response: z.object({
    asOf: calendarDay,
    weightsVersion: z.string(),
    /** The pair. */
    person: named.nullable(),
    job: named.nullable(),
    pair: z
      .object({
        eligible: z.boolean(),
        isStored: z.boolean(),
        gates: z.array(gate),
        score: scoreView,
        reasons: z.array(z.string()),
      })
      .nullable(),
    /** The job's people, around the selected person. */
    people: list.nullable(),
    /** The person's jobs, around the selected job. */
    jobs: list.nullable(),
    nearMisses: z.array(z.object({ code: z.string(), text: z.string(), jobs: z.int() })).nullable(),
    reach: z
      .object({
        eligible: z.int(),
        held: z.int(),
        considered: z.int(),
        tightest: z.string().nullable(),
        gates: z.array(z.object({ gate: z.string(), excluded: z.int(), only: z.int() })),
      })
      .nullable(),
  }),
});

/* --- the whole market under two settings --- */

const measures = z.object({
  eligiblePairs: z.int(),
  reachablePeople: z.int(),
  showings: z.int(),
  seats: z.int(),
  seatsWithSomebody: z.int(),
  hiresExpected: z.number(),
  exposureGini: z.number(),
  neverShown: z.number(),
  quality: z.number(),
});
export type MeasuresView = z.infer<typeof measures>;

export const IMPACT_ATTRIBUTES = ['sex', 'race_ethnicity', 'sex_and_race_ethnicity'] as const;
const impactGroup = z.object({
  group: z.string(),
  selected: z.int(),
  total: z.int(),
  rate: z.number(),
  ratio: z.number(),
  pValue: z.number(),
  verdict: z.enum(['reference', 'pass', 'few', 'watch', 'adverse']),
});
export const impactAudit = z.object({
  attribute: z.enum(IMPACT_ATTRIBUTES),
  groups: z.array(impactGroup),
  /** Counted but not compared: small groups and missing answers. */
  leftOut: z.array(z.object({ group: z.string(), selected: z.int(), total: z.int() })),
  passes: z.boolean(),
});
export const impactView = z.object({
  /** Shown to at least one employer, among people with an eligible job. */
  selection: z.array(impactAudit),
  /** LL144: best compatibility above the median. */
  scoringRate: z.array(impactAudit),
  passes: z.boolean(),
});
export type ImpactView = z.infer<typeof impactView>;

const move = z.object({ id: z.uuid(), title: z.string(), before: z.int(), after: z.int() });
export const runView = z.object({
  /** Null for an unsaved run. */
  id: z.uuid().nullable(),
  name: z.string().nullable(),
  createdAt: moment,
  createdBy: z.string(),
  computeMs: z.number(),
  people: z.int(),
  jobs: z.int(),
  /** Showings with a known outcome behind the forecast of hires; 0 means the forecast is an assumption. */
  outcomes: z.int(),
  listsChanged: z.int(),
  before: z.object({ name: z.string(), setting: settingShape, measures, impact: impactView }),
  after: z.object({ name: z.string(), setting: settingShape, measures, impact: impactView }),
  up: z.array(move),
  down: z.array(move),
});
export type RunView = z.infer<typeof runView>;

/** Asked when the lab opens, so that the first comparison finds the market loaded. */
export const openLab = contract({
  method: 'get',
  path: '/api/admin/matching-lab/market',
  summary: 'Loads the market into the lab, which takes a few seconds after a break, and returns its size',
  response: z.object({ people: z.int(), jobs: z.int() }),
});

export const runLab = contract({
  method: 'post',
  path: '/api/admin/matching-lab/runs',
  summary: 'Match the whole market under two settings; `keep` saves the run with a shareable link',
  body: z.strictObject({
    before: z.strictObject({ name: shortText(60), setting: settingShape }).optional(),
    after: z.strictObject({ name: shortText(60), setting: settingShape }),
    keep: optionalText(80),
  }),
  response: runView,
});

const keptList = z.object({
  items: z.array(z.object({ id: z.uuid(), name: z.string(), createdAt: moment, createdBy: z.string() })),
});

export const listLabRuns = contract({
  method: 'get',
  path: '/api/admin/matching-lab/runs',
  summary: 'Saved runs, newest first',
  response: keptList,
});

export const getLabRun = contract({
  method: 'get',
  path: '/api/admin/matching-lab/runs/:id',
  summary: 'A saved run',
  params: idParams,
  response: runView,
});

/* --- versions of the weights --- */

export const versionView = z.object({
  version: z.string(),
  setting: settingShape,
  status: z.enum(['proposed', 'active', 'retired']),
  note: z.string().nullable(),
  proposedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  createdAt: moment.nullable(),
  activatedAt: moment.nullable(),
  /** Measured effect and audit of the proposal; null for versions never proposed here. */
  evidence: z.object({ before: measures, after: measures, impact: impactView }).nullable(),
  /** Why the viewer may not approve it now; null if they may or it is no proposal. */
  approval: z.enum(['may_approve', 'needs_another', 'waits', 'audit_fails']).nullable(),
  /** When a sole administrator may approve their own proposal. */
  aloneFrom: moment.nullable(),
});
export type VersionView = z.infer<typeof versionView>;

export const listVersions = contract({
  method: 'get',
  path: '/api/admin/matching-lab/versions',
  summary: 'Every version of weights and caps: the active one, proposals and former ones',
  response: z.object({
    items: z.array(versionView),
    bounds: z.record(z.string(), z.object({ min: z.number(), max: z.number() })),
  }),
});

export const versionParams = z.strictObject({ version: z.string().regex(/^[\w.-]{1,40}$/) });

export const proposeVersion = contract({
  method: 'post',
  path: '/api/admin/matching-lab/versions',
  status: 201,
  summary: 'Propose weights and caps under a new name; after the market is matched and audited with them',
  body: z.strictObject({
    version: z
      .string()
      .trim()
      .regex(/^[\w.-]{1,40}$/, 'Use letters, digits, points, dashes and underscores, at most 40.'),
    note: shortText(500),
    setting: settingShape,
  }),
  response: versionView,
});

export const approveVersion = contract({
  method: 'post',
  path: '/api/admin/matching-lab/versions/:version/approve',
  summary: 'Approve a proposal of another administrator (or, alone, one’s own after 24 hours) and make it active',
  params: versionParams,
  response: versionView,
});

export const restoreVersion = contract({
  method: 'post',
  path: '/api/admin/matching-lab/versions/:version/restore',
  summary: 'Roll back to a former version',
  params: versionParams,
  response: versionView,
});

/* --- learning and the batch round --- */

export const learnInLab = contract({
  method: 'post',
  path: '/api/admin/matching-lab/learn',
  summary: 'Fit weights to outcomes; nothing is stored until they are proposed',
  response: z.object({
    outcomes: z.record(z.string(), z.int()),
    pairs: z.int(),
    lossBefore: z.number(),
    lossAfter: z.number(),
    setting: settingShape,
  }),
});

const roundView = z.object({
  /** Null for an unsaved round. */
  id: z.uuid().nullable(),
  name: z.string().nullable(),
  createdAt: moment,
  createdBy: z.string(),
  position: z.enum(POSITIONS),
  state: z.enum(JOB_STATES).nullable(),
  people: z.int(),
  jobs: z.int(),
  seats: z.int(),
  assigned: z.int(),
  openSeats: z.int(),
  unmatchedPeople: z.int(),
  blockingPairs: z.int(),
  /** The first ones, with current names; people who left have none. */
  pairs: z.array(
    z.object({
      personId: z.uuid(),
      person: z.string(),
      jobId: z.uuid(),
      job: z.string(),
      where: z.string(),
      compatibility: z.number(),
    }),
  ),
});
export type RoundView = z.infer<typeof roundView>;

export const batchInLab = contract({
  method: 'post',
  path: '/api/admin/matching-lab/batch-rounds',
  summary: 'A stable batch round for one position, candidate-proposing; nothing is applied for; `keep` saves it',
  body: z.strictObject({
    position: z.enum(POSITIONS),
    state: z.enum(JOB_STATES).nullable(),
    setting: settingShape.optional(),
    keep: shortText(80).optional(),
  }),
  response: roundView,
});

export const listLabRounds = contract({
  method: 'get',
  path: '/api/admin/matching-lab/batch-rounds',
  summary: 'Saved batch rounds, newest first',
  response: keptList,
});

export const getLabRound = contract({
  method: 'get',
  path: '/api/admin/matching-lab/batch-rounds/:id',
  summary: 'A saved batch round',
  params: idParams,
  response: roundView,
});

export const matchingLabContracts = [
  searchLab,
  lookInLab,
  openLab,
  runLab,
  listLabRuns,
  getLabRun,
  listVersions,
  proposeVersion,
  approveVersion,
  restoreVersion,
  learnInLab,
  batchInLab,
  listLabRounds,
  getLabRound,
] as const;
