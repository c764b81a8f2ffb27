import { addDays, dayOf } from '#shared/kernel/days.ts';
import { admin } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { OVERVIEW_RANGES, type OverviewRange } from '#shared/contracts/console.ts';
import type { AnswerOf } from '#shared/contracts/contract.ts';
import type { readPageViews } from '#shared/contracts/records.ts';
import { viewsByDay, viewsByPath, viewsByReferrer } from './page-views.repo.ts';

/** Every day of the range has its figure, also when nobody came. */
export const readViews = (deps: Deps, me: string, range: OverviewRange): Promise<AnswerOf<typeof readPageViews>> =>
  deps.db.as(admin(me), async (tx) => {
    const today = dayOf(deps.clock.now());
    const length = OVERVIEW_RANGES[range];
    const days = Array.from({ length }, (_, i) => addDays(today, i + 1 - length));
    const since = days[0] ?? '';
    const found = new Map((await viewsByDay(tx, since)).map((one) => [one.day, one]));
    return {
      days: days.map((day) => found.get(day) ?? { day, views: 0, onPhones: 0 }),
      pages: await viewsByPath(tx, since),
      referrers: await viewsByReferrer(tx, since),
    };
  });
