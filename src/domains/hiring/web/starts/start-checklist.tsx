import { useQuery } from '@tanstack/react-query';
import type { StartItem, StartView } from '#domains/hiring/contract/starts/starts.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { ProgressBar } from '#platform/web/ui/feedback/progress-bar.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { CheckIns } from './check-in-card.tsx';
import { NextStep } from './next-step.tsx';
import { ProposedDate } from './start-date.tsx';
import { StartHeader } from './start-header.tsx';
import { StartItemRow } from './start-item-row.tsx';
import { startsCopy as copy } from './starts.copy.ts';
import { startOf } from './starts.queries.ts';

/** The checklist of one accepted offer, for either side. */
export function StartChecklist({ id }: { id: string }) {
  return (
    <QueryStates
      query={useQuery(startOf(id))}
      skeleton={
        <>
          <Skeleton className="h-28" />
          <Skeleton className="h-96" />
        </>
      }
    >
      {(start) => <Checklist start={start} />}
    </QueryStates>
  );
}

function Checklist({ start }: { start: StartView }) {
  const { status, side, items, itemsDone, itemsTotal, notice } = start;
  const mine = items.filter(({ owner }) => owner === side);
  const theirs = items.filter(({ owner }) => owner !== side && owner !== 'tallgrass');
  const ours = items.filter(({ owner }) => owner === 'tallgrass');
  return (
    <div className="flex flex-col gap-6">
      <StartHeader start={start} />
      <CheckIns start={start} />
      <ProposedDate start={start} />
      {notice && status === 'planned' && (
        <Banner tone="warn">
          {side === 'candidate' ? copy.noticeToMe(notice.answerUntil) : copy.noticeGiven(notice.answerUntil)}
        </Banner>
      )}
      {status === 'planned' && <NextStep start={start} />}
      <ProgressBar label={copy.progressLabel} value={itemsTotal === 0 ? 1 : itemsDone / itemsTotal} isBare />
      <Group title={copy.groups.mine} items={mine} start={start} />
      <Group title={copy.groups.theirs[side]} items={theirs} start={start} />
      <Group title={copy.groups.ours} items={ours} start={start} />
    </div>
  );
}

const ORDER: Record<StartItem['state'], number> = { overdue: 0, expires: 1, open: 2, done: 3 };

/** What is open comes first, the next due date on top. */
const inOrder = (items: readonly StartItem[]) =>
  items.toSorted((a, b) => ORDER[a.state] - ORDER[b.state] || a.dueOn.localeCompare(b.dueOn));

function Group({ title, items, start }: { title: string; items: readonly StartItem[]; start: StartView }) {
  if (items.length === 0) return null;
  const done = items.filter(({ state }) => state === 'done').length;
  return (
    <Card>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h3 className="text-lg font-semibold">{title}</h3>
        <span className="tabular text-sm text-ink-soft">{copy.progress(done, items.length)}</span>
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {inOrder(items).map((item) => (
          <StartItemRow key={item.id} item={item} start={start} />
        ))}
      </ul>
    </Card>
  );
}
