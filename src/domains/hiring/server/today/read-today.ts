import { TODAY_FEW, TODAY_MOST, type TodayGroup, type TodayKind, type Whose } from '#domains/hiring/contract/today.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { readDesk } from './desk.repo.ts';
import { presentItem } from './today.presenter.ts';
import type { Desk, Found } from './source.repo.ts';
import { TODAY_SOURCES } from './sources.ts';
import { jobsOf, peopleOf, visibleAmong } from './today.repo.ts';

interface Waiting {
  kind: TodayKind;
  shown: Found[];
  count: number;
}

/** What waits for the member's teams, by kind. */
export const readTodayOf = (
  deps: Deps,
  me: string,
  { whose, all }: { whose: Whose; all?: TodayKind | undefined },
): Promise<{ groups: TodayGroup[] }> =>
  deps.db.as(user(me), async (tx) => {
    const desk = await readDesk(tx, { me, whose, now: deps.clock.now() });
    if (desk.organizationIds.length === 0) return { groups: [] };
    const waiting = await findWaiting(tx, desk, all);
    const shown = waiting.flatMap(({ shown: items }) => items);
    const [peopleRows, jobRows] = await Promise.all([
      peopleOf(tx, applicationsOf(shown)),
      jobsOf(tx, [...new Set(shown.map(({ jobId }) => jobId))]),
    ]);
    const people = byId(peopleRows);
    const jobs = byId(jobRows);
    return {
      groups: waiting.flatMap(({ kind, shown: items, count }) =>
        count === 0 ? [] : [{ kind, count, items: items.flatMap((found) => presentItem(kind, found, jobs, people)) }],
      ),
    };
  });

/** Every kind with its first items; those of people whom the member may not see do not count. */
async function findWaiting(tx: Tx, desk: Desk, all: TodayKind | undefined): Promise<Waiting[]> {
  // All at once: on the transaction's connection they run one after another, without waiting for each answer.
  const found = await elevate(tx, () =>
    Promise.all(TODAY_SOURCES.map(async ({ kind, find }) => ({ kind, items: await find(tx, desk, TODAY_MOST) }))),
  );
  const visible = await visibleAmong(
    tx,
    found.flatMap(({ items }) => applicationsOf(items)),
  );
  return found.map(({ kind, items }) => {
    const open = items.filter(({ applicationId }) => applicationId === null || visible.has(applicationId));
    return { kind, count: open.length, shown: kind === all ? open : open.slice(0, TODAY_FEW) };
  });
}

const applicationsOf = (items: readonly Found[]): string[] => items.flatMap(({ applicationId }) => applicationId ?? []);

const byId = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));
