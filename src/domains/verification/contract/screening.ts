import { z } from 'zod';
import { calendarDay, idParams, moment, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { searchOf } from '#platform/contract/search.ts';

/* --- words of screening --- */

export const EXCLUSION_SOURCES = ['leie', 'sam'] as const;
export type ExclusionSource = (typeof EXCLUSION_SOURCES)[number];

/** The automatic verdict on a comparison. */
export const VERDICTS = ['strong', 'weak', 'cleared'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** `unresolved` needs the Social Security number check on the OIG's site. */
export const HIT_STATES = ['possible', 'unresolved', 'confirmed', 'cleared'] as const;
export type HitState = (typeof HIT_STATES)[number];

const agreement = z.enum(['same', 'differs', 'missing']);
export const comparison = z.object({
  family: z.enum(['same', 'former', 'part', 'similar', 'differs']),
  given: z.enum(['same', 'nickname', 'similar', 'middle', 'initial', 'differs']),
  /** Given and family name are swapped. */
  isSwapped: z.boolean(),
  middle: agreement,
  suffix: agreement,
  birthDate: z.enum(['same', 'near', 'missing', 'differs']),
  state: agreement,
  npi: agreement,
});
export type Comparison = z.infer<typeof comparison>;

const who = z.object({ id: z.uuid(), name: z.string() });

/** The person and the list entry, fact by fact. */
export const screeningHit = z.object({
  id: z.uuid(),
  status: z.enum(HIT_STATES),
  verdict: z.enum(VERDICTS),
  score: z.int(),
  comparison,
  person: z.object({
    id: z.uuid(),
    name: z.string(),
    formerNames: z.array(z.string()),
    dateOfBirth: calendarDay.nullable(),
    states: z.array(z.string()),
    npi: z.string().nullable(),
    position: z.string().nullable(),
    isPaused: z.boolean(),
  }),
  entry: z.object({
    source: z.enum(EXCLUSION_SOURCES),
    name: z.string(),
    dateOfBirth: calendarDay.nullable(),
    state: z.string().nullable(),
    city: z.string().nullable(),
    npi: z.string().nullable(),
    occupation: z.string().nullable(),
    exclusionType: z.string().nullable(),
    excludedOn: calendarDay.nullable(),
    endsOn: calendarDay.nullable(),
    /** The newest file no longer has it. */
    isRemoved: z.boolean(),
  }),
  foundAt: moment,
  reason: z.string().nullable(),
  decidedBy: who.nullable(),
  decidedAt: moment.nullable(),
  version: z.int(),
});
export type ScreeningHit = z.infer<typeof screeningHit>;

export const exclusionList = z.object({
  source: z.enum(EXCLUSION_SOURCES),
  /** Null: no file was imported, so no one is screened against this list. */
  importedAt: moment.nullable(),
  fileName: z.string().nullable(),
  entries: z.int(),
  badRows: z.int(),
  /** The demo's list of fictional people. */
  isInvented: z.boolean(),
  /** Older than the month in which the next file is due. */
  isOverdue: z.boolean(),
});

export const screeningStatus = z.object({
  lists: z.array(exclusionList),
  peopleScreened: z.int(),
  /** Too many to count each time: `peopleScreened` is an estimate. */
  isEstimate: z.boolean(),
  lastRunAt: moment.nullable(),
  /** No official list was ever imported: in production, approvals of people wait for one. */
  holdsApprovals: z.boolean(),
});
export type ScreeningStatus = z.infer<typeof screeningStatus>;

/** Whether no one has been screened against an official list. The demo's invented lists are enough for a demo. */
export const isUnscreened = ({ lists, lastRunAt, holdsApprovals }: ScreeningStatus): boolean =>
  holdsApprovals || lastRunAt === null || lists.every(({ importedAt }) => importedAt === null);

/* --- the calls --- */

export const readScreening = contract({
  method: 'get',
  path: '/api/admin/screening',
  summary: 'The imported exclusion lists, and when everyone was last screened',
  response: screeningStatus,
});

export const listHits = contract({
  method: 'get',
  path: '/api/admin/screening/hits',
  summary: 'Possible matches, most similar first; decided ones, latest first',
  query: pageQuery.extend({ state: z.enum(['open', 'decided']).default('open'), person: z.uuid().optional() }),
  response: pageOf(screeningHit),
});

/** By words of the person's name or address. */
export const searchHits = searchOf(listHits);

export const decideHit = contract({
  method: 'post',
  path: '/api/admin/screening/hits/:id/decision',
  summary: 'Clear a possible match with a reason, confirm it, or leave it for the number check; stale answers 409',
  params: idParams,
  body: z.strictObject({
    decision: z.enum(['cleared', 'confirmed', 'unresolved']),
    reason: shortText(1000),
    version: z.int(),
  }),
  response: screeningHit,
});

export const screenEverybody = contract({
  method: 'post',
  path: '/api/admin/screening/run',
  summary: 'Screen everyone again now, in the background',
  response: z.object({ queued: z.literal(true) }),
});

export const screeningContracts = [readScreening, listHits, searchHits, decideHit, screenEverybody] as const;
