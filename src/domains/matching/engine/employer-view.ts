/**
 * A person as the employer's side of the engine knows them. Whom a job is shown, in which order, how many are counted and
 * what keeps most people out follows from these facts alone, so that an employer who edits a job again and again learns
 * no more than they hold: an area instead of a home, and steps instead of amounts, days and miles.
 *
 * Every change makes the person harder to please, never easier: who is eligible by this view is eligible by the exact
 * facts. What stays is what employers read anyway (credentials, experience, state) or a yes or no that a single job asks
 * for and the band of interest shows (shifts, settings, relocation, sponsorship, employers who are blocked).
 */
import { addDays } from '#kernel/days.ts';
import type { HomeArea } from './home-areas.ts';
import type { CandidateFacts, Day } from './types.ts';

/** Each step of pay is so much more than the one before. */
const PAY_STEP = 1.12;
/** Below the lowest pay that a person can state, so that the first step is a whole one. */
const PAY_BASE_CENTS = 724;
const RADIUS_STEP_MILES = 5;

const payStep = (step: number) => Math.round(PAY_BASE_CENTS * PAY_STEP ** step);

/** The lowest step of pay that is not below an amount. */
export function payRoundedUp(cents: number): number {
  let step = Math.max(1, Math.floor(Math.log(cents / PAY_BASE_CENTS) / Math.log(PAY_STEP)));
  while (payStep(step) < cents) step++;
  return payStep(step);
}

const MONDAY = Date.parse('2024-01-01');
const DAYS_OF_WEEK = 7;

/** The first Monday from a day on. */
function mondayFrom(day: Day): Day {
  const into = Math.round((Date.parse(day) - MONDAY) / 86_400_000) % DAYS_OF_WEEK;
  return into === 0 ? day : addDays(day, into < 0 ? -into : DAYS_OF_WEEK - into);
}

const roundedUp = (cents: number | null) => (cents === null || cents <= 0 ? cents : payRoundedUp(cents));

/**
 * Where the person lives and how far they would commute. With a radius smaller than their area, no job is provably near
 * enough, so employers see the person only if they would move.
 */
function homeIn(area: HomeArea | null, { radiusMiles }: CandidateFacts) {
  const nowhere = { latitude: null, longitude: null, radiusMiles };
  if (area === null) return nowhere;
  const { latitude, longitude } = area;
  if (radiusMiles === null) return { latitude, longitude, radiusMiles };
  const left = Math.floor((radiusMiles - area.radiusMiles) / RADIUS_STEP_MILES) * RADIUS_STEP_MILES;
  return left > 0 ? { latitude, longitude, radiusMiles: left } : nowhere;
}

/** @param area the area that holds the home; null when the home is not known */
export const employerView = (facts: CandidateFacts, area: HomeArea | null): CandidateFacts => ({
  ...facts,
  ...homeIn(area, facts),
  payFloorCents: roundedUp(facts.payFloorCents),
  payTargetCents: roundedUp(facts.payTargetCents),
  earliestStart: facts.earliestStart && mondayFrom(facts.earliestStart),
});
