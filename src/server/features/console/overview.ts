import { placeOf } from '#server/features/candidates/index.ts';
import { reviewDueAt } from '#server/features/verification/index.ts';
import { admin } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { FUNNEL_STEPS, OVERVIEW_RANGES, type getOverview, type OverviewRange } from '#shared/contracts/console.ts';
import type { AnswerOf } from '#shared/contracts/contract.ts';
import { DAY_MS, HOUR_MS } from '#shared/kernel/durations.ts';
import { applicationMachine, jobMachine, statesOf, verificationMachine } from '#shared/kernel/states.ts';
import {
  applicationsByStage,
  decidedSince,
  funnelSince,
  hiresSince,
  jobsByState,
  peopleByState,
  queueAges,
  responsesSince,
  secondLooksSince,
  stillWaiting,
} from './overview.repo.ts';

export const readOverview = (deps: Deps, me: string, range: OverviewRange): Promise<AnswerOf<typeof getOverview>> =>
  deps.db.as(admin(me), async (tx) => {
    const now = deps.clock.now();
    const since = new Date(now.getTime() - OVERVIEW_RANGES[range] * DAY_MS);
    const withDemo = deps.env.demo;
    const personStates = ['onboarding', ...statesOf(verificationMachine)] as const;
    const funnel = await funnelSince(tx, since, withDemo);
    const decided = (await decidedSince(tx, since, withDemo)).map(({ submitted_at: from, decided_at: to }) => ({
      hours: (Date.parse(to ?? from) - Date.parse(from)) / HOUR_MS,
      inTime: new Date(to ?? from) <= reviewDueAt(new Date(from)),
    }));
    const waiting = await stillWaiting(tx, withDemo);
    return {
      computedAt: now.toISOString(),
      includesDemo: withDemo,
      candidates: complete(personStates, await peopleByState(tx, 'job_seeker', withDemo)),
      employers: complete(personStates, await peopleByState(tx, 'employer', withDemo)),
      jobs: complete(statesOf(jobMachine), await jobsByState(tx, withDemo)),
      applications: complete(statesOf(applicationMachine), await applicationsByStage(tx, withDemo)),
      funnel: FUNNEL_STEPS.map((step) => ({ step, people: funnel[step] })),
      queues: await queueAges(tx, withDemo),
      reviews: {
        decided: decided.length,
        withinPromise: decided.length > 0 ? decided.filter(({ inTime }) => inTime).length / decided.length : null,
        medianHours: median(decided.map(({ hours }) => hours)),
        ...(await secondLooksSince(tx, since, withDemo)),
        lateNow: waiting.filter(({ submitted_at: from }) => now > reviewDueAt(new Date(from))).length,
      },
      responses: presentResponses(await responsesSince(tx, since, now, withDemo)),
      fills: presentHires(await hiresSince(tx, since, withDemo)),
    };
  });

type Overview = AnswerOf<typeof getOverview>;

const presentResponses = (found: Awaited<ReturnType<typeof responsesSince>>): Overview['responses'] => {
  const decided = found.inTime + found.missed;
  const { answered, medianHours, overdueNow } = found;
  return { answered, medianHours, overdueNow, inTime: decided > 0 ? found.inTime / decided : null };
};

/** By position, the most first; by county at the middle of the ZIP codes that were hired in. */
function presentHires(hires: Awaited<ReturnType<typeof hiresSince>>): Overview['fills'] {
  const places = hires.flatMap(({ zip }) => placeOf(zip) ?? []);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const most = <T extends { hires: number }>(rows: T[]) => rows.toSorted((a, b) => b.hires - a.hires);
  return {
    hires: hires.length,
    medianDays: median(hires.flatMap(({ days }) => days ?? [])),
    byPosition: most(
      [...Map.groupBy(hires, ({ position }) => position)].map(([position, those]) => ({
        position,
        hires: those.length,
      })),
    ),
    byCounty: most(
      [...Map.groupBy(places, ({ county, state }) => `${county}, ${state}`).values()].flatMap((those) => {
        const [first] = those;
        if (!first) return [];
        return {
          county: first.county,
          state: first.state,
          latitude: mean(those.map(({ latitude }) => latitude)),
          longitude: mean(those.map(({ longitude }) => longitude)),
          hires: those.length,
        };
      }),
    ),
  };
}

/** Every state has its figure, also when nobody is in it. */
const complete = <S extends string>(states: readonly S[], found: Record<string, number>) =>
  Object.fromEntries(states.map((state) => [state, found[state] ?? 0])) as Record<S, number>;

/** The middle of some values; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [upper, lower] = [sorted[middle], sorted[sorted.length % 2 === 0 ? middle - 1 : middle]];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}
