import { z } from 'zod';
import { done, eachOnce, idParams, moment, optionalText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { criterion, LEVELS } from './criteria.ts';

export const EVIDENCE_MAX = 1500;

export const RECOMMENDATIONS = ['strong_yes', 'yes', 'no', 'strong_no'] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];
export const RECOMMENDATION_LABELS: Record<Recommendation, string> = {
  strong_yes: 'Strong yes',
  yes: 'Yes',
  no: 'No',
  strong_no: 'Strong no',
};

/** `level` is null where the author could not assess the criterion. */
export const scorecardAnswer = z.strictObject({
  key: z.string().max(40),
  level: z.literal(LEVELS).nullable(),
  evidence: optionalText(EVIDENCE_MAX),
});
export type ScorecardAnswer = z.output<typeof scorecardAnswer>;

export const scorecardContent = z.strictObject({
  answers: z
    .array(scorecardAnswer)
    .max(20)
    .refine((all) => eachOnce(all.map(({ key }) => key)), 'Each criterion can be answered once.'),
  recommendation: z.enum(RECOMMENDATIONS).nullable(),
  comment: optionalText(EVIDENCE_MAX),
});
export type ScorecardContent = z.output<typeof scorecardContent>;

/** What a submitted scorecard said before it was amended. */
const revision = z.object({
  ...scorecardContent.shape,
  revision: z.int(),
  reason: z.string(),
  amendedAt: moment,
});

export const scorecard = z.object({
  ...scorecardContent.shape,
  id: z.uuid(),
  author: z.string(),
  isMine: z.boolean(),
  /** The criteria that it was begun with, in full: they don't change under its answers. */
  version: z.int(),
  criteria: z.array(criterion),
  /** The interview that it follows; null when its author held none. */
  interview: z.object({ startsAt: moment.nullable(), isCanceled: z.boolean() }).nullable(),
  revision: z.int(),
  submittedAt: moment.nullable(),
  updatedAt: moment,
  /** Oldest first. */
  amendments: z.array(revision),
});
export type Scorecard = z.output<typeof scorecard>;

/** Whether the viewer may write one: `closed` once the application has ended, `reader` for a role that only reads. */
export const SCORING = ['open', 'waived', 'closed', 'reader'] as const;

export const scorecardsOfPerson = z.object({
  scoring: z.enum(SCORING),
  /** The viewer interviews this person, so a scorecard is expected of them. */
  isAsked: z.boolean(),
  /** Whether the viewer may read the scorecards of others now. */
  readsOthers: z.boolean(),
  /** The criteria that a new scorecard uses. */
  version: z.int(),
  criteria: z.array(criterion),
  mine: scorecard.nullable(),
  /** Submitted ones of others; empty while they are hidden. */
  others: z.array(scorecard),
  /** Names of those who submitted, also while the scorecards are hidden, and of those of whom one is expected. */
  submittedBy: z.array(z.string()),
  awaitedFrom: z.array(z.string()),
});
export type ScorecardsOfPerson = z.output<typeof scorecardsOfPerson>;

export const getScorecards = contract({
  method: 'get',
  path: '/api/employer/applications/:id/scorecards',
  summary: "A person's scorecards: one's own, and those of others once one's own is submitted",
  params: idParams,
  response: scorecardsOfPerson,
});

export const saveScorecard = contract({
  method: 'put',
  path: '/api/employer/applications/:id/scorecard',
  summary: 'Save a draft of my scorecard, submit it, or amend it with a reason',
  params: idParams,
  body: z.strictObject({
    ...scorecardContent.shape,
    /** The revision that was edited, 0 for a new one: another tab may have saved a later one. */
    revision: z.int().min(0),
    submit: z.boolean(),
    /** Why a submitted scorecard changes; its earlier content stays. */
    reason: optionalText(300),
  }),
  response: scorecardsOfPerson,
});

export const readWithoutScoring = contract({
  method: 'post',
  path: '/api/employer/applications/:id/scorecard/waive',
  summary: 'Read the scorecards of others without writing one: final for this application',
  params: idParams,
  response: done,
});

export const scorecardContracts = [getScorecards, saveScorecard, readWithoutScoring] as const;
