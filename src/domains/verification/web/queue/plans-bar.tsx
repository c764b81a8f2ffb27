import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useId, useState } from 'react';
import type { OpenPlan } from '#domains/verification/contract/cases/planned-decisions.ts';
import { plansCopy as copy } from './planned-decisions.copy.ts';
import { timeOfDay } from '#platform/web/page/format.ts';
import { useLive } from '#platform/web/api/live.ts';
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

/** One line for the latest decision; the earlier ones open below it. */
function Open({ items }: { items: OpenPlan[] }) {
  const [isOpen, setOpen] = useState(false);
  const all = useUndoMyPlans();
  const id = useId();
  const latest = items.at(-1);
  if (!latest) return null;
  const earlier = items.slice(0, -1);
  return (
    <section
      aria-label={copy.open}
      className="flex flex-col rounded-card border border-sky/40 bg-sky-soft py-0.5 pr-1 pl-4 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <Line plan={latest} />
        {earlier.length > 0 && (
          <Button variant="quiet" size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {copy.more(earlier.length)}
          </Button>
        )}
        {earlier.length > 0 && (
          <Button variant="quiet" size="sm" busy={all.isPending && copy.undoing} onClick={() => all.mutate(undefined)}>
            {copy.undoAll}
          </Button>
        )}
      </div>
      {all.error && <Banner tone="danger">{all.error.message}</Banner>}
      <ul id={id} hidden={!isOpen} className="-m-1 max-h-48 overflow-y-auto p-1">
        {earlier.toReversed().map((plan) => (
          <li key={plan.id} className="flex">
            <Line plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ plan: { id, title, decision, dueAt } }: { plan: OpenPlan }) {
  const now = useNow(TICK_MS);
  const undo = useUndoPlan();
  return (
    <div className="flex min-h-11 min-w-0 grow items-center gap-x-2">
      <Clock aria-hidden size={18} className="shrink-0 text-sky" />
      <span className="min-w-0 break-words">
        <span className="font-semibold">{title}</span> · {copy.leaves(decision, timeOfDay(dueAt))}{' '}
        <span className="text-ink-soft">({copy.inMinutes(minutesUntil(dueAt, now))})</span>
      </span>
      <Button
        variant="quiet"
        size="sm"
        aria-label={copy.undoOne(title)}
        busy={undo.isPending && copy.undoing}
        onClick={() => undo.mutate(id)}
      >
        {copy.undo}
      </Button>
      {undo.error && <Banner tone="danger">{undo.error.message}</Banner>}
    </div>
  );
}
