import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import type { OpenPlan } from '#domains/verification/contract/cases/planned-decisions.ts';
import { plansCopy as copy } from './planned-decisions.copy.ts';
import { timeOfDay } from '#platform/web/page/format.ts';
import { useLive } from '#platform/web/api/live.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { useNow } from '#platform/web/page/use-now.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { minutesUntil } from './labels.ts';
import { myPlans, PLAN_KEYS, useUndoMyPlans, useUndoPlan } from './plans.queries.ts';

const TICK_MS = 20_000;

/** My planned decisions that have not taken effect, each with its time and Undo. */
export function PlansBar() {
  useLive({ verification: PLAN_KEYS });
  const { data } = useQuery(myPlans());
  const items = data?.items ?? [];
  return (
    <>
      {/* Announced when a decision is planned, not every minute. */}
      <p role="status" className="sr-only">
        {items.length > 0 && copy.announced(items.length)}
      </p>
      {items.length > 0 && <Open items={items} />}
    </>
  );
}

function Open({ items }: { items: OpenPlan[] }) {
  const now = useNow(TICK_MS);
  const one = useUndoPlan();
  const all = useUndoMyPlans();
  const failure = one.error ?? all.error;
  const [first] = items;
  if (!first) return null;
  const undone = (many: number) => confirmation(copy.undone(many));
  return (
    <section aria-label={copy.open} className="flex flex-col gap-3 rounded-card border border-sky/40 bg-sky-soft p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex min-w-0 items-start gap-2 font-semibold">
          <Clock aria-hidden size={20} className="mt-0.5 shrink-0 text-sky" />
          <span>
            {copy.summary(items.length, timeOfDay(first.dueAt))}{' '}
            <span className="font-normal">({copy.inMinutes(minutesUntil(first.dueAt, now))})</span>
          </span>
        </p>
        {items.length > 1 && (
          <Button
            variant="secondary"
            size="sm"
            busy={all.isPending && copy.undoing}
            onClick={() => all.mutate(undefined, { onSuccess: (answer) => undone(answer.undone) })}
          >
            {copy.undoAll}
          </Button>
        )}
      </div>
      {failure && <Banner tone="danger">{failure.message}</Banner>}
      <ul className="-m-1 flex max-h-48 flex-col overflow-y-auto p-1">
        {items.map(({ id, title, decision, dueAt }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-3">
            <span className="min-w-0 break-words">
              {title} <span className="inline-block text-ink-soft">· {copy.leaves(decision, timeOfDay(dueAt))}</span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={copy.undoOne(title)}
              busy={one.isPending && one.variables === id && copy.undoing}
              onClick={() => one.mutate(id, { onSuccess: () => undone(1) })}
            >
              {copy.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
