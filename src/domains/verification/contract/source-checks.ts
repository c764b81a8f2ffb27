import { z } from 'zod';
import { calendarDay, moment } from '#platform/contract/common.ts';

/** Registries that the product can ask by itself, each switched on by its settings. */
export const CHECK_SOURCES = ['nursys', 'nppes'] as const;
export type CheckSource = (typeof CHECK_SOURCES)[number];

/**
 * `waiting`: asked, no answer yet. `answered`: see the outcome. `unanswered`: the source could not be asked, or did not
 * answer in time; a person checks by hand.
 */
export const CHECK_STATES = ['waiting', 'answered', 'unanswered'] as const;
export const CHECK_OUTCOMES = ['match', 'mismatch', 'not_found'] as const;

export const checkFinding = z.object({
  name: z.string(),
  /** What the person or organization says. */
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  /** Null: nothing to compare, for information. */
  agrees: z.boolean().nullable(),
});
export type CheckFinding = z.infer<typeof checkFinding>;

/** One look into a registry, or a past employer's word: evidence beside an item. It never approves anything by itself. */
export const sourceCheck = z.object({
  id: z.uuid(),
  /** A registry; or a past employer, whom the person asked. */
  source: z.enum([...CHECK_SOURCES, 'past_employer']),
  state: z.enum(CHECK_STATES),
  outcome: z.enum(CHECK_OUTCOMES).nullable(),
  /** Who asked; null: the product itself. */
  askedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  askedAt: moment,
  checkedAt: moment.nullable(),
  findings: z.array(checkFinding),
  notes: z.array(z.string()),
  nextCheckOn: calendarDay.nullable(),
  /** Why there is no answer yet, in a word. */
  fault: z.string().nullable(),
  /** The facts were changed since: the answer is about the earlier ones. */
  isOutdated: z.boolean(),
});
export type SourceCheck = z.infer<typeof sourceCheck>;

/** How a reviewer checks by hand: where, and what to look at. */
export const manualGuide = z.object({
  registry: z.object({ name: z.string(), url: z.url() }).nullable(),
  steps: z.array(z.string()),
});
export type ManualGuide = z.infer<typeof manualGuide>;

/** The ways to check one item. */
export const itemSources = z.object({
  manual: manualGuide,
  /** Registries that know such a claim and are set up here. */
  automatic: z.array(z.enum(CHECK_SOURCES)),
  /** Registries that would know it and are not set up here: this one is checked by hand. */
  missing: z.array(z.enum(CHECK_SOURCES)),
});
export type ItemSources = z.infer<typeof itemSources>;
