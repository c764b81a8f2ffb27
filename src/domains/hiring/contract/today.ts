import { z } from 'zod';
import { HOUR_MS } from '#kernel/durations.ts';
import { cents, moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { applicationStage } from './applications/applications.ts';

/** What can wait for a hiring team, in the order of the screen. */
export const TODAY_KINDS = [
  'response',
  'times',
  'outcome',
  'scorecard',
  'approval',
  'pay_range',
  'offer',
  'start_item',
  'start_expires',
  'still_hiring',
  'match',
] as const;
export type TodayKind = (typeof TODAY_KINDS)[number];

/** Whose work is shown: what the member answers for, what belongs to the units of their jobs, or all of it. */
export const WHOSE = ['mine', 'unit', 'everyone'] as const;
export type Whose = (typeof WHOSE)[number];

export const todayItem = z.object({
  /** Of the thing that waits: an application, an interview, an offer or a job. */
  id: z.uuid(),
  kind: z.enum(TODAY_KINDS),
  job: z.object({
    id: z.uuid(),
    title: z.string(),
    /** Its units, or its facility. */
    unit: z.string(),
  }),
  /** Whether the viewer decides on it. */
  mayAct: z.boolean(),
  /** Null for an item about a job. The name is a pseudonym until the person has applied. */
  person: z
    .object({ applicationId: z.uuid(), name: z.string(), isNamed: z.boolean(), stage: applicationStage })
    .nullable(),
  /** When it is due or over; null without a clock. */
  dueAt: moment.nullable(),
  /** The times that a candidate proposed. */
  times: z.array(z.object({ id: z.uuid(), startsAt: moment })),
  /** The zone of the workplace, in which interviews are shown. */
  timeZone: z.string(),
  /** Compatibility of a match, in whole points. */
  score: z.int().nullable(),
  /** The hourly pay range that waits for approval. */
  pay: z.object({ minCents: cents, maxCents: cents }).nullable(),
});
export type TodayItem = z.infer<typeof todayItem>;

/** A kind shows this many; all of them on request. */
export const TODAY_FEW = 5;
export const TODAY_MOST = 100;

export const todayGroup = z.object({
  kind: z.enum(TODAY_KINDS),
  items: z.array(todayItem),
  /** How many wait, up to `TODAY_MOST`. */
  count: z.int(),
});
export type TodayGroup = z.infer<typeof todayGroup>;

export const readToday = contract({
  method: 'get',
  path: '/api/employer/today',
  summary: 'What waits for my hiring teams, by kind, most urgent first',
  query: z.object({
    whose: z.enum(WHOSE).default('everyone'),
    /** The kind that is shown in full. */
    all: z.enum(TODAY_KINDS).optional(),
  }),
  response: z.object({ groups: z.array(todayGroup) }),
});

/** What can have happened since a member looked at Today before. */
export const SINCE_KINDS = ['applied', 'messages', 'booked', 'accepted', 'declined', 'withdrawn'] as const;
export type SinceKind = (typeof SINCE_KINDS)[number];
/** Counts stop here. */
export const SINCE_MOST = 500;
/** Looking again within this time is the same visit. */
export const VISIT_GAP_MS = HOUR_MS / 2;

export const visitToday = contract({
  method: 'post',
  path: '/api/employer/today/visit',
  summary: 'Records that I opened Today, and returns what happened since my last visit',
  body: z.strictObject({ whose: z.enum(WHOSE).default('everyone') }),
  response: z.object({
    /** Null at the first visit. */
    since: moment.nullable(),
    facts: z.array(z.object({ kind: z.enum(SINCE_KINDS), count: z.int() })),
  }),
});
