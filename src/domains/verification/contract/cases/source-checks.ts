import { z } from 'zod';
import { calendarDay, moment } from '#platform/contract/common.ts';

/** Registries that the product can ask, each enabled by its settings. */
export const CHECK_SOURCES = ['nursys', 'nppes'] as const;
export type CheckSource = (typeof CHECK_SOURCES)[number];

/**
 * `waiting`: asked, no answer yet. `answered`: see the outcome. `unanswered`: the source could not be asked, or did not
 * answer in time; a reviewer checks by hand.
 */
export const CHECK_STATES = ['waiting', 'answered', 'unanswered'] as const;
export const CHECK_OUTCOMES = ['match', 'mismatch', 'not_found'] as const;

export const checkFinding = z.object({
  name: z.string(),
  /** The statement of the person or organization. */
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  /** Null: informational, nothing to compare. */
  agrees: z.boolean().nullable(),
});
export type CheckFinding = z.infer<typeof checkFinding>;

/** A registry check, or a past employer's answer: evidence for an item that never approves anything by itself. */
export const sourceCheck = z.object({
  id: z.uuid(),
  /** A registry, or a past employer that the person asked. */
  source: z.enum([...CHECK_SOURCES, 'past_employer']),
  state: z.enum(CHECK_STATES),
  outcome: z.enum(CHECK_OUTCOMES).nullable(),
  /** Who asked; null for the product itself. */
  askedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  askedAt: moment,
  checkedAt: moment.nullable(),
  findings: z.array(checkFinding),
  notes: z.array(z.string()),
  nextCheckOn: calendarDay.nullable(),
  /** Why there is no answer yet, as a code. */
  fault: z.string().nullable(),
  /** The facts changed since: the answer is about the earlier ones. */
  isOutdated: z.boolean(),
});
export type SourceCheck = z.infer<typeof sourceCheck>;

/** How a reviewer checks by hand: where, and what to check. */
export const manualGuide = z.object({
  registry: z.object({ name: z.string(), url: z.url() }).nullable(),
  steps: z.array(z.string()),
});
export type ManualGuide = z.infer<typeof manualGuide>;

/** The ways to check one item. */
export const itemSources = z.object({
  manual: manualGuide,
  /** Configured registries that cover such a claim. */
  automatic: z.array(z.enum(CHECK_SOURCES)),
  /** Registries that would cover it but are not configured: check by hand. */
  missing: z.array(z.enum(CHECK_SOURCES)),
});
export type ItemSources = z.infer<typeof itemSources>;
