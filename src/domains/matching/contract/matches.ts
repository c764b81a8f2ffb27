import { z } from 'zod';
import { applicationMachine } from '#domains/hiring/contract/applications/application-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { EMPLOYMENT_TYPES, FACILITY_TYPES, POSITIONS, SHIFTS, SHIFT_PATTERNS } from '#kernel/vocabulary.ts';
import { usualResponse } from '#domains/hiring/contract/usual-response.ts';
import { contract } from '#platform/contract/contract.ts';
import { checkedRequirement } from '#domains/verification/contract/requirements.ts';
import { calendarDay, cents, done, idParams, moment, pageOf, pageQuery } from '#platform/contract/common.ts';

/** A feature's share of a side's score; the shares add up to it. */
export const contributionView = z.object({
  feature: z.string(),
  label: z.string(),
  /** Points of 100 from this feature, and its maximum. */
  points: z.number(),
  maxPoints: z.number(),
  text: z.string(),
});

/** As the candidate reads it: with whether the posting says anything about the part. */
const candidatePart = contributionView.extend({ isAsked: z.boolean() });

export const scoreView = z.object({
  /** 100·√(candidate score · employer score). */
  compatibility: z.number().min(0).max(100),
  /** How well the job fits the person, and the person the job: 0 to 100. */
  candidateScore: z.number(),
  employerScore: z.number(),
  candidateSide: z.array(candidatePart),
  employerSide: z.array(candidatePart),
  /** What cost points, most first; together 100 less the rounded compatibility. */
  costs: z.array(z.object({ feature: z.string(), label: z.string(), points: z.int(), text: z.string() })),
  engineVersion: z.string(),
  weightsVersion: z.string(),
  computedAt: moment,
});
export type ScoreView = z.infer<typeof scoreView>;

export const jobCard = z.object({
  id: z.uuid(),
  title: z.string(),
  position: z.enum(POSITIONS),
  organizationId: z.uuid(),
  organizationName: z.string(),
  facilityType: z.enum(FACILITY_TYPES).nullable(),
  city: z.string(),
  state: z.string(),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  shift: z.enum(SHIFTS),
  shiftPattern: z.enum(SHIFT_PATTERNS),
  weeklyHours: z.number(),
  /** An hour, whatever the unit of the posting. */
  payMinCents: cents,
  payMaxCents: cents,
  /** `$78,000–$92,000 a year`: what the posting says where it is not by the hour. */
  statedPay: z.string().nullable(),
  nightDifferentialCents: cents,
  weekendDifferentialCents: cents,
  /** At the weekly hours, including the shift's differential. */
  weeklyMinCents: cents,
  weeklyMaxCents: cents,
  signOnBonusCents: cents,
  startDate: calendarDay,
  validThrough: calendarDay,
  status: z.string(),
});
export type JobCard = z.infer<typeof jobCard>;

export const gateView = z.object({
  gate: z.string(),
  passed: z.boolean(),
  code: z.string(),
  text: z.string(),
});

/** What one side asks for, and what the other has. */
const fitPair = z.object({ topic: z.string(), asks: z.string(), has: z.string() });
export type FitPair = z.infer<typeof fitPair>;

export const matchView = z.object({
  id: z.uuid(),
  job: jobCard,
  distanceMiles: z.number().nullable(),
  /** Share of applicants this employer answers in time, 0 to 1; null without a record. */
  answersInTime: z.number().nullable(),
  usualResponse: usualResponse.nullable(),
  /** Two or three reasons, best first. */
  fit: z.array(fitPair),
  score: scoreView,
  /** The strongest reasons, best first. */
  reasons: z.array(z.string()),
  /** Documents this job requires: the position's list and the employer's own. */
  requirements: z.array(checkedRequirement),
  application: z.object({ id: z.uuid(), stage: z.enum(statesOf(applicationMachine)) }).nullable(),
  createdAt: moment,
});
export type MatchView = z.infer<typeof matchView>;

export const listMyMatches = contract({
  method: 'get',
  path: '/api/me/matches',
  summary: 'Jobs that fit me, best first, with score and reasons',
  query: pageQuery,
  response: pageOf(matchView),
});

export const getMyMatch = contract({
  method: 'get',
  path: '/api/me/matches/:id',
  summary: 'One match of mine with every gate and contribution',
  params: idParams,
  response: matchView.extend({ description: z.string(), gates: z.array(gateView) }),
});

export const dismissMatch = contract({
  method: 'post',
  path: '/api/me/matches/:id/dismiss',
  summary: 'Not for me: hide this match from me and me from this job',
  params: idParams,
  response: done,
});

export const restoreMatch = contract({
  method: 'post',
  path: '/api/me/matches/:id/restore',
  summary: 'Show a dismissed match again',
  params: idParams,
  response: done,
});

export const listNearMisses = contract({
  method: 'get',
  path: '/api/me/near-misses',
  summary: 'Changes that would open more jobs to me',
  response: z.object({
    items: z.array(z.object({ code: z.string(), text: z.string(), jobs: z.int() })),
  }),
});

export const matchContracts = [listMyMatches, getMyMatch, dismissMatch, restoreMatch, listNearMisses] as const;
