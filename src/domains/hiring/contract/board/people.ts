import { z } from 'zod';
import { LISTED_STAGES } from '#domains/hiring/contract/applicants.ts';
import { FACT_STATES, POSITIONS, SHIFTS, US_STATES } from '#kernel/vocabulary.ts';
import { calendarDay, moment, pageOf } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { DISTANCE_BANDS } from './distance-bands.ts';

/** Where a license counts: one state, or every state of the compact. */
const LICENSE_PLACES = ['compact', ...US_STATES] as const;

export const PEOPLE_SORTS = ['fit', 'name', 'years', 'distance', 'start', 'activity', 'waiting'] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

const listedStage = z.enum(LISTED_STAGES);
export type ListedStage = z.infer<typeof listedStage>;

/** A person in one job's pipeline. What the stage doesn't disclose is null or empty. */
const personOfJob = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  /** Whether the reader decides on the people of this job. */
  mayAct: z.boolean(),
  /** The pseudonym until the person has applied. */
  name: z.string(),
  isNamed: z.boolean(),
  stage: listedStage,
  compatibility: z.int().nullable(),
  position: z.enum(POSITIONS).nullable(),
  yearsExperience: z.number().nullable(),
  distance: z.enum(DISTANCE_BANDS).nullable(),
  shifts: z.array(z.enum(SHIFTS)),
  /** The first Monday on or after the day that the person stated. */
  earliestStart: calendarDay.nullable(),
  /** The license that the job needs, or the nearest to it. */
  license: z
    .object({
      label: z.string(),
      state: z.string(),
      verificationState: z.enum(FACT_STATES),
      expiresOn: calendarDay.nullable(),
    })
    .nullable(),
  /** Required certifications that are missing, or that end before the start date. */
  missing: z.array(z.object({ label: z.string(), expiresOn: calendarDay.nullable() })),
  /** The organization's own step within the stage. People in a removed one stay in the stage. */
  step: z.object({ id: z.uuid(), name: z.string(), isRemoved: z.boolean() }).nullable(),
  tags: z.array(z.object({ id: z.uuid(), name: z.string() })),
  lastActivityAt: moment,
  /** Who owes the other side an answer, and since when. */
  waiting: z.object({ side: z.enum(['team', 'candidate']), since: moment, dueAt: moment.nullable() }).nullable(),
});
export type PersonOfJob = z.infer<typeof personOfJob>;

/** One job, a unit with everything below it, or all jobs of the reader. Drafts have no people. */
const peopleScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('job'), id: z.uuid() }),
  z.strictObject({ kind: z.literal('unit'), id: z.uuid() }),
  z.strictObject({ kind: z.literal('all') }),
]);
export type PeopleScope = z.infer<typeof peopleScope>;

export const peopleFilters = z.strictObject({
  licenseState: z.enum(LICENSE_PLACES).optional(),
  licenseStatus: z.enum(FACT_STATES).optional(),
  minYears: z.int().min(0).max(70).optional(),
  shift: z.enum(SHIFTS).optional(),
  /** At most this far. */
  within: z.enum(DISTANCE_BANDS).exclude(['over_60']).optional(),
  startBy: calendarDay.optional(),
  missing: z.enum(['yes', 'no']).optional(),
  minScore: z.int().min(0).max(100).optional(),
  tagId: z.uuid().optional(),
  stepId: z.uuid().optional(),
});
export type PeopleFilters = z.infer<typeof peopleFilters>;
/** As an address and a saved view name them. */
export const PEOPLE_FILTER_NAMES = peopleFilters.keyof().options;

/** In the body, because searches name people. */
const question = z.strictObject({
  scope: peopleScope,
  filters: peopleFilters.default({}),
  /** Each word must occur in what the team may read of the person. */
  search: z.string().trim().max(80).default(''),
  sort: z.enum(PEOPLE_SORTS).default('fit'),
});
export type PeopleQuestion = z.output<typeof question>;

export const MOST_LOADED = 1000;

const column = z.object({
  stage: listedStage,
  count: z.int(),
  items: z.array(personOfJob),
  nextCursor: z.string().nullable(),
});
export type BoardColumn = z.infer<typeof column>;

export const readBoard = contract({
  method: 'post',
  path: '/api/employer/people/board',
  asksOnly: true,
  summary: 'The people of a job or of all jobs of a unit by stage: counts, and the first people of each column',
  body: question.extend({
    /** People to answer for a column; 30 where nothing is said. */
    loaded: z.partialRecord(listedStage, z.int().min(1).max(MOST_LOADED)).default({}),
  }),
  response: z.object({ columns: z.array(column) }),
});

const stages = z.array(listedStage).min(1).max(LISTED_STAGES.length);

export const findPeople = contract({
  method: 'post',
  path: '/api/employer/people/search',
  asksOnly: true,
  summary: 'The people of a job or of all jobs of a unit as a list, by the sort, filters and words asked for',
  body: question.extend({
    stages: stages.optional(),
    cursor: z.string().max(400).optional(),
    limit: z.int().min(1).max(100).default(50),
  }),
  response: pageOf(personOfJob).extend({ count: z.int() }),
});

const neighbor = z.object({ id: z.uuid(), jobId: z.uuid() }).nullable();

export const findPlace = contract({
  method: 'post',
  path: '/api/employer/people/place',
  asksOnly: true,
  summary: 'The place of a person in such a list, and who comes before and after',
  body: question.extend({ stages: stages.optional(), id: z.uuid() }),
  response: z.object({
    /** From 1; 0 for a person who is not of the scope. One whom the filters no longer hold keeps their place. */
    position: z.int(),
    total: z.int(),
    previous: neighbor,
    next: neighbor,
    /** The next one, then from the top, who waits for a decision. */
    undecided: neighbor,
  }),
});
