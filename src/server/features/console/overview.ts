import { reviewDueAt } from '#server/features/verification/index.ts';
import { admin } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { FUNNEL_STEPS, OVERVIEW_RANGES, type getOverview, type OverviewRange } from '#shared/contracts/console.ts';
import type { AnswerOf } from '#shared/contracts/contract.ts';
import { applicationMachine, jobMachine, statesOf, verificationMachine } from '#shared/kernel/states.ts';
import {
  applicationsByStage,
  decidedSince,
  funnelSince,
  jobsByState,
  peopleByState,
  queueAges,
  stillWaiting,
} from './overview.repo.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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
        lateNow: waiting.filter(({ submitted_at: from }) => now > reviewDueAt(new Date(from))).length,
      },
    };
  });

/** Every state has its figure, also when nobody is in it. */
const complete = <S extends string>(states: readonly S[], found: Record<string, number>) =>
  Object.fromEntries(states.map((state) => [state, found[state] ?? 0])) as Record<S, number>;

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [upper, lower] = [sorted[middle], sorted[sorted.length % 2 === 0 ? middle - 1 : middle]];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}
