import { placeOf } from '#domains/profiles/server/candidates/index.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import {
  FUNNEL_STEPS,
  OVERVIEW_RANGES,
  PERSON_STATES,
  type getOverview,
  type OverviewRange,
} from '#domains/operations/contract/overview.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { applicationMachine } from '#domains/hiring/contract/applications/application-states.ts';
import { jobMachine } from '#domains/jobs/contract/job-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import {
  applicationsByStage,
  fillTimesSince,
  funnelSince,
  hiresByPlace,
  jobsByState,
  overdueNow,
  peopleByState,
  queueAges,
  responsesSince,
  reviewsWaiting,
  reviewTimesSince,
  secondReviewsSince,
} from './overview.repo.ts';

/** The start of the range. */
export const startOf = (range: OverviewRange, now: Date) => new Date(now.getTime() - OVERVIEW_RANGES[range] * DAY_MS);

export const readOverview = (deps: Deps, me: string, range: OverviewRange): Promise<AnswerOf<typeof getOverview>> =>
  deps.db.as(admin(me), async (tx) => {
    const now = deps.clock.now();
    const since = startOf(range, now);
    const withDemo = deps.env.demo;
    const funnel = await funnelSince(tx, since, withDemo);
    const reviews = await reviewTimesSince(tx, since, now, withDemo);
    const second = await secondReviewsSince(tx, since, now, withDemo);
    const responses = await responsesSince(tx, since, now, withDemo);
    const { hires, medianDays } = await fillTimesSince(tx, since, withDemo);
    return {
      computedAt: now.toISOString(),
      includesDemo: withDemo,
      candidates: complete(PERSON_STATES, await peopleByState(tx, 'job_seeker', withDemo)),
      employers: complete(PERSON_STATES, await peopleByState(tx, 'employer', withDemo)),
      jobs: complete(statesOf(jobMachine), await jobsByState(tx, withDemo)),
      applications: complete(statesOf(applicationMachine), await applicationsByStage(tx, withDemo)),
      funnel: FUNNEL_STEPS.map((step) => ({ step, people: funnel[step] })),
      queues: await queueAges(tx),
      reviews: {
        ...reviews,
        ...second,
        withinPromise: share(reviews.decidedInTime, reviews.decided),
        secondAgreed: share(second.secondAgreedCount, second.secondReviewed),
        ...(await reviewsWaiting(tx, now)),
      },
      responses: {
        ...responses,
        inTime: share(responses.answeredInTime, responses.due),
        ...(await overdueNow(tx, now, withDemo)),
      },
      fills: { hires, medianDays, ...presentPlaces(await hiresByPlace(tx, since, withDemo)) },
    };
  });

type Fills = AnswerOf<typeof getOverview>['fills'];

const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);
const total = (rows: readonly { hires: number }[]) => rows.reduce((sum, { hires }) => sum + hires, 0);
const most = <T extends { hires: number }>(rows: T[]) => rows.toSorted((a, b) => b.hires - a.hires);

/** As a county is written in a URL. */
export const countyOf = (zip: string): string | null => {
  const place = placeOf(zip);
  return place && `${place.county}, ${place.state}`;
};

/** By position, most hires first; by county, at the center of its ZIP codes with hires. */
function presentPlaces(found: Awaited<ReturnType<typeof hiresByPlace>>): Pick<Fills, 'byPosition' | 'byCounty'> {
  const places = found.flatMap(({ zip, hires }) => {
    const place = placeOf(zip);
    return place ? [{ ...place, hires }] : [];
  });
  const inCounty = Map.groupBy(places, ({ county, state }) => `${county}, ${state}`);
  return {
    byPosition: most(
      [...Map.groupBy(found, ({ position }) => position)].map(([position, those]) => ({
        position,
        hires: total(those),
      })),
    ),
    byCounty: most(
      [...inCounty.values()].flatMap((those) => {
        const [first] = those;
        if (!first) return [];
        const hires = total(those);
        const mean = (of: (one: (typeof those)[number]) => number) =>
          those.reduce((sum, one) => sum + of(one) * one.hires, 0) / hires;
        const { county, state } = first;
        return { county, state, latitude: mean((one) => one.latitude), longitude: mean((one) => one.longitude), hires };
      }),
    ),
  };
}

/** Every status gets a figure, including zero. */
const complete = <S extends string>(states: readonly S[], found: Record<string, number>) =>
  Object.fromEntries(states.map((state) => [state, found[state] ?? 0])) as Record<S, number>;
