import { z } from 'zod';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { moment, pageOf, pageQuery } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { searchOf } from '#platform/contract/search.ts';

/** Approved people without an eligible job and open jobs without an eligible person, and why. */

export const UNMATCHED_SIDES = ['people', 'jobs'] as const;
export type UnmatchedSide = (typeof UNMATCHED_SIDES)[number];

/** The gates of the engine that can separate an approved person from an open job. */
export const UNMATCHED_REASONS = [
  'position',
  'license',
  'certifications',
  'experience',
  'work_authorization',
  'pay',
  'distance',
  'shift',
  'shift_pattern',
  'employment_type',
  'start_date',
  'blocked_employer',
] as const;
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number];

const count = z.int().min(0);
const side = z.object({
  total: count,
  unmatched: count,
  /** Most frequent first. */
  reasons: z.array(z.object({ reason: z.enum(UNMATCHED_REASONS), count })),
});

export const getUnmatched = contract({
  method: 'get',
  path: '/api/admin/unmatched',
  summary: 'How many approved people and open jobs have no eligible counterpart, and why; at most ten seconds old',
  response: z.object({
    computedAt: moment,
    /** Demo accounts and jobs are counted only in demo mode. */
    includesDemo: z.boolean(),
    /** Only part of the people was examined. */
    isSample: z.boolean(),
    people: side,
    jobs: side,
  }),
});

export const unmatchedLine = z.object({
  id: z.uuid(),
  name: z.string(),
  position: z.enum(POSITIONS).nullable(),
  place: z.string(),
  /** For a job: who posted it. */
  organization: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Approved or published. */
  since: moment.nullable(),
  reason: z.enum(UNMATCHED_REASONS),
});
export type UnmatchedLine = z.infer<typeof unmatchedLine>;

export const listUnmatched = contract({
  method: 'get',
  path: '/api/admin/unmatched/rows',
  summary: 'The people or jobs without an eligible counterpart',
  query: pageQuery.extend({
    side: z.enum(UNMATCHED_SIDES).default('people'),
    reason: z.enum(UNMATCHED_REASONS).optional(),
  }),
  response: pageOf(unmatchedLine),
});

/** By words of the person's name, or of the job or its organization. */
export const searchUnmatched = searchOf(listUnmatched);

export const unmatchedContracts = [getUnmatched, listUnmatched, searchUnmatched] as const;
