import { z } from 'zod';
import { addDays, dayOf } from '#kernel/days.ts';
import { admin, service } from '#platform/server/database/db.ts';
import { stale } from '#platform/server/database/stale.ts';
import type { Deps } from '#platform/server/deps.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { OVERVIEW_RANGES } from '#domains/operations/contract/overview.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type { readPageViews } from '#domains/operations/contract/page-views.ts';
import { keepSums, sumViews } from './page-views.repo.ts';

/** Every day of the range gets a figure, including zero. */
export const readViews = (
  deps: Deps,
  me: string,
  { range, q }: InputOf<typeof readPageViews>['query'],
): Promise<AnswerOf<typeof readPageViews>> =>
  deps.db.readAs(admin(me), stale.figures, async (tx) => {
    const today = dayOf(deps.clock.now());
    const length = OVERVIEW_RANGES[range];
    const days = Array.from({ length }, (_, i) => addDays(today, i + 1 - length));
    const since = days[0] ?? '';
    const sums = await sumViews(tx, since, q ?? '');
    const by = (kind: (typeof sums)[number]['kind']) => sums.filter((sum) => sum.kind === kind);
    const found = new Map(by('day').map(({ name, views, onPhones }) => [name, { views, onPhones }]));
    return {
      days: days.map((day) => ({ day, ...(found.get(day) ?? { views: 0, onPhones: 0 }) })),
      pages: by('path').map(({ name, views, onPhones }) => ({ path: name, views, onPhones })),
      referrers: by('host').map(({ name, views }) => ({ host: name, views })),
    };
  });

/** Each night, when the previous day is over in Central time. */
export const sumPageViewsJob = defineJob({ name: 'page-views.sum', payload: z.object({}), cron: '20 8 * * *' });

export const sumPageViews = ({ db, clock }: Deps) => db.as(service, (tx) => keepSums(tx, dayOf(clock.now())));
