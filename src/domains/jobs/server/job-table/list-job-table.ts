import { z } from 'zod';
import { byText } from '#kernel/compare.ts';
import type { JobStatus } from '#domains/jobs/contract/job-states.ts';
import type { JobRow, listJobTable, TableSort, TableStatus } from '#domains/jobs/contract/job-table.ts';
import { funnelOf, funnelsOf } from '#domains/jobs/server/jobs/index.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { decodeCursor, encodeCursor } from '#platform/server/http/keyset.ts';
import { namesOf, nextDue, tableKeys, tableRows, type TableKey } from './job-table.repo.ts';

const STATUSES: Readonly<Record<TableStatus, readonly JobStatus[]>> = {
  current: ['published', 'paused', 'draft', 'expired'],
  open: ['published'],
  paused: ['paused'],
  draft: ['draft'],
  ended: ['filled', 'closed', 'expired'],
  all: ['published', 'paused', 'draft', 'filled', 'closed', 'expired'],
};

type Due = ReadonlyMap<string, Date>;
/** Sorts after every time. */
const NEVER = '9999';

/** What a row is sorted by, and whether the greatest comes first. */
const SORTS: Readonly<Record<TableSort, { keyOf: (row: TableKey, due: Due) => string; isDown?: true }>> = {
  urgent: { keyOf: ({ id }, due) => due.get(id)?.toISOString() ?? NEVER },
  title: { keyOf: ({ title }) => title.toLowerCase() },
  newest: { keyOf: ({ since }) => since, isDown: true },
  oldest: { keyOf: ({ since }) => since },
  changed: { keyOf: ({ changedAt }) => changedAt, isDown: true },
};

type Query = z.output<(typeof listJobTable)['query']>;

/** One page of the member's jobs; the cursor is the sort key of its last row. */
export const listTable = (deps: Deps, me: string, { words, status, whose, sort, cursor, limit }: Query) =>
  deps.db.as(user(me), async (tx) => {
    const keys = await tableKeys(tx, { words, statuses: STATUSES[status], isMine: whose === 'mine' });
    const due = await nextDue(
      tx,
      keys.map(({ id }) => id),
    );
    const { keyOf, isDown } = SORTS[sort];
    const way = isDown ? -1 : 1;
    const compare = (a: readonly [string, string], b: readonly [string, string]) =>
      way * byText(a[0], b[0]) || way * byText(a[1], b[1]);
    const sorted = keys.map((row): [string, string] => [keyOf(row, due), row.id]).toSorted(compare);
    const after = decodeCursor(cursor, z.tuple([z.string().max(200), z.uuid()]));
    const rest = after ? sorted.filter((key) => compare(key, after) > 0) : sorted;
    const page = rest.slice(0, limit);
    const last = page.at(-1);
    return {
      items: await present(
        deps,
        tx,
        page.map(([, id]) => id),
        due,
      ),
      nextCursor: rest.length > limit && last ? encodeCursor(last) : null,
      count: keys.length,
    };
  });

async function present({ clock }: Deps, tx: Tx, ids: readonly string[], due: Due): Promise<JobRow[]> {
  const rows = new Map((await tableRows(tx, ids)).map((row) => [row.id, row]));
  const funnels = await funnelsOf(tx, ids, clock.now());
  const names = await namesOf(
    tx,
    [...rows.values()].flatMap(({ createdBy }) => createdBy ?? []),
  );
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    return {
      id,
      title: row.title,
      unit: row.units.join(', ') || row.facility,
      status: row.status,
      mayEdit: row.mayEdit,
      funnel: funnelOf(funnels, id),
      dueAt: due.get(id)?.toISOString() ?? null,
      since: new Date(row.since).toISOString(),
      responsible: row.createdBy === null ? null : (names.get(row.createdBy) ?? null),
    };
  });
}
