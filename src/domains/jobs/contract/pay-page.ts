import { z } from 'zod';
import { POSITIONS, SHIFTS, type JobState, type Position, type Shift } from '#kernel/vocabulary.ts';
import { slugOf } from '#kernel/slug.ts';
import type { WageEstimate } from './wages.ts';

export const PAY_PATH = '/pay';
/** Fewer postings than this get no range: one employer would stand for all. */
export const LEAST_POSTINGS = 5;

/** The choices in the address. A value that is not known counts as not chosen. */
export const payQuery = z.object({
  position: z.enum(POSITIONS).catch('RN'),
  /** `jasper-mo`, as `countySlug` writes it. */
  county: z.string().max(60).catch(''),
  shift: z.enum(SHIFTS).optional().catch(undefined),
});
export type PayQuery = z.output<typeof payQuery>;

export const countySlug = (county: string, state: JobState): string => slugOf(`${county} ${state}`);

export interface CountyOption {
  slug: string;
  name: string;
  state: JobState;
  postings: number;
}

/** Posted hourly base pay in cents: quartiles of the middle of each posting's range. */
export interface PostedPay {
  postings: number;
  employers: number;
  /** Null below `LEAST_POSTINGS`. */
  range: { p25: number; p50: number; p75: number } | null;
}

export interface PayPage {
  position: Position;
  shift: Shift | null;
  county: CountyOption | null;
  /** Counties with open postings for the position, by name. */
  counties: readonly CountyOption[];
  estimates: Readonly<Record<JobState, WageEstimate>>;
  posted: PostedPay;
  /** The middle half of each position's pay across both states, for the table. */
  positions: readonly { position: Position; lowCents: number; medianCents: number; highCents: number }[];
  /** Whether the postings are examples of the demo. */
  isDemo: boolean;
}
