import { publishedSets } from '#domains/verification/server/requirements/index.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Claim, getClaims } from '#domains/operations/contract/overview.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { mustShowLicense } from '#domains/verification/contract/requirements-rules.ts';
import {
  checkedLicenses,
  endedJobs,
  firstJobsSeen,
  firstMatches,
  screenedSince,
  vettedApplicants,
} from './claims.repo.ts';
import { fillTimesSince, reviewTimesSince } from './overview.repo.ts';

type Measured = AnswerOf<typeof getClaims>['claims'][number];

/** The period measured. */
const DAYS = 90;
const MONTH_DAYS = 31;

/** What each promise says, in its own unit. */
const TARGETS = { typical: 0.5, all: 1, firstMatchHours: 48, beginMinutes: 2, fillDays: 14, success: 0.95 } as const;

const atLeast = (claim: Claim, { kept, all }: { kept: number; all: number }, target: number): Measured => {
  const measured = all > 0 ? kept / all : null;
  return { claim, measured, target, sample: all, verdict: verdictOf(measured, (value) => value >= target) };
};

/** Compared after rounding to what the screen shows: 48.0 must not count as more than 48. */
const atMost = (claim: Claim, found: number | null, sample: number, target: number): Measured => {
  const measured = found === null ? null : Math.round(found * 10) / 10;
  return { claim, measured, target, sample, verdict: verdictOf(measured, (value) => value <= target) };
};

const verdictOf = (measured: number | null, isKept: (value: number) => boolean): Measured['verdict'] =>
  measured === null ? 'unmeasured' : isKept(measured) ? 'kept' : 'missed';

/** Each public promise beside its measured value. A promise without recorded data is unmeasured, never guessed. */
export const readClaims = (deps: Deps, me: string): Promise<AnswerOf<typeof getClaims>> =>
  deps.db.as(admin(me), async (tx) => {
    const now = deps.clock.now();
    const back = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const since = back(DAYS);
    const withDemo = deps.env.demo;
    const reviews = await reviewTimesSince(tx, since, now, withDemo);
    const first = await firstMatches(tx, since, withDemo);
    const fills = await fillTimesSince(tx, since, withDemo);
    const begun = await firstJobsSeen(tx, since, withDemo);
    const sets = await publishedSets(tx);
    const licensed = [...sets].flatMap(([position, { license }]) => (mustShowLicense(license) ? position : []));
    const nothing = { measured: null, target: null, sample: 0 };
    return {
      computedAt: now.toISOString(),
      includesDemo: withDemo,
      claims: [
        atLeast('pre_vetted', await vettedApplicants(tx, withDemo), TARGETS.all),
        atLeast('license_checked', await checkedLicenses(tx, licensed, withDemo), TARGETS.all),
        atLeast('screened_monthly', await screenedSince(tx, back(MONTH_DAYS), withDemo), TARGETS.all),
        atLeast('review_time', { kept: reviews.decidedInTime, all: reviews.decided }, TARGETS.typical),
        atMost('first_match', first.medianHours, first.all, TARGETS.firstMatchHours),
        atMost('time_to_fill', fills.medianDays, fills.timed, TARGETS.fillDays),
        atLeast('success_rate', await endedJobs(tx, since, withDemo), TARGETS.success),
        atMost('sign_up_time', begun.medianMinutes, begun.all, TARGETS.beginMinutes),
        { claim: 'no_fees', verdict: 'by_design', ...nothing },
      ],
    };
  });
