import type { z } from 'zod';
import { SINCE_KINDS, SINCE_MOST, VISIT_GAP_MS, type visitToday, type Whose } from '#domains/hiring/contract/today.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { readDesk } from './desk.repo.ts';
import { visibleAmong } from './today.repo.ts';
import { isActed, saveVisit, SINCE_SOURCES, visitOf } from './visits.repo.ts';

type Since = z.output<(typeof visitToday)['response']>;

/**
 * Records that the member looks at Today, and counts what happened since they did before. Looking again within half an
 * hour is the same visit, so that a reload still shows the news.
 */
export const visit = (deps: Deps, me: string, whose: Whose): Promise<Since> =>
  deps.db.as(user(me), async (tx) => {
    const since = await enter(tx, me, deps.clock.now());
    if (!since) return { since: null, facts: [] };
    const desk = await readDesk(tx, { me, whose, now: deps.clock.now() });
    if (desk.organizationIds.length === 0) return { since: since.toISOString(), facts: [] };
    const news = await elevate(tx, async () => {
      const found: { kind: (typeof SINCE_KINDS)[number]; ids: string[] }[] = [];
      for (const kind of SINCE_KINDS) {
        const rows = await SINCE_SOURCES[kind](tx, desk, since, SINCE_MOST);
        found.push({ kind, ids: rows.map(({ id }) => id) });
      }
      return found;
    });
    const visible = await visibleAmong(tx, [...new Set(news.flatMap(({ ids }) => ids))]);
    const facts = news.map(({ kind, ids }) => ({ kind, count: ids.filter((id) => visible.has(id)).length }));
    return { since: since.toISOString(), facts: facts.filter(({ count }) => count > 0) };
  });

/** When the member looked before this visit; null for the first. */
async function enter(tx: Tx, me: string, now: Date): Promise<Date | null> {
  const last = await visitOf(tx, me);
  const isNew = last !== null && now.getTime() - last.visitedAt.getTime() > VISIT_GAP_MS;
  const before = isNew ? last.visitedAt : (last?.beforeAt ?? null);
  if (!(await isActed(tx))) await saveVisit(tx, { userId: me, visitedAt: now, beforeAt: before });
  return before;
}
