/**
 * The employers' view of a person. Which people a job shows, in which order, how many are eligible and which
 * requirement excludes most follows from these facts alone. An employer who edits a job again and again therefore
 * learns no more than this: an area instead of a home, and steps instead of amounts, days and miles.
 *
 * Every change makes a person harder to please: a person who is eligible in this view is eligible by the exact facts.
 * Unchanged are facts that employers read anyway (credentials, experience, state) and preferences that a single job
 * tests with a yes or no (shifts, settings, relocation, sponsorship, blocked employers).
 */
import { addDays } from '#kernel/days.ts';
import type { HomeArea } from './home-areas.ts';
import type { CandidateFacts, Day } from './types.ts';

/** Ratio of adjacent pay steps. */
const PAY_STEP = 1.12;
/** Below the lowest pay a person can state, so that the first step is a full one. */
const PAY_BASE_CENTS = 724;
const RADIUS_STEP_MILES = 5;

const payStep = (step: number) => Math.round(PAY_BASE_CENTS * PAY_STEP ** step);

/** The smallest pay step that is not below an amount. */
export function payRoundedUp(cents: number): number {
  let step = Math.max(1, Math.floor(Math.log(cents / PAY_BASE_CENTS) / Math.log(PAY_STEP)));
  while (payStep(step) < cents) step++;
  return payStep(step);
}

const MONDAY = Date.parse('2024-01-01');
const DAYS_OF_WEEK = 7;

/** The first Monday on or after a day. */
export function mondayFrom(day: Day): Day {
  const into = Math.round((Date.parse(day) - MONDAY) / 86_400_000) % DAYS_OF_WEEK;
  return into === 0 ? day : addDays(day, into < 0 ? -into : DAYS_OF_WEEK - into);
}

const roundedUp = (cents: number | null) => (cents === null || cents <= 0 ? cents : payRoundedUp(cents));

/**
 * Home and commute. If the radius is smaller than the area, no job is provably close enough, so employers see the
 * person only if they would move.
 */
function homeIn(area: HomeArea | null, { radiusMiles }: CandidateFacts) {
  const nowhere = { latitude: null, longitude: null, radiusMiles };
  if (area === null) return nowhere;
  const { latitude, longitude } = area;
  if (radiusMiles === null) return { latitude, longitude, radiusMiles };
  const left = Math.floor((radiusMiles - area.radiusMiles) / RADIUS_STEP_MILES) * RADIUS_STEP_MILES;
  return left > 0 ? { latitude, longitude, radiusMiles: left } : nowhere;
}

/** @param area the area that contains the home; null when the home is unknown */
export const employerView = (facts: CandidateFacts, area: HomeArea | null): CandidateFacts => ({
  ...facts,
  ...homeIn(area, facts),
  payFloorCents: roundedUp(facts.payFloorCents),
  payTargetCents: roundedUp(facts.payTargetCents),
  earliestStart: facts.earliestStart && mondayFrom(facts.earliestStart),
});
