import type { KeyboardEvent } from 'react';
import type { CaseSummary } from '#domains/verification/contract/verification.ts';
import { ago, timeOfDay } from '#platform/web/page/format.ts';
import { Badge, StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { RowCheckbox } from '#platform/web/ui/forms/toggles.tsx';
import { isPlanned, STATUS_TONES } from './labels.ts';
import { plansCopy } from './planned-decisions.copy.ts';
import { reviewCopy as copy, statusLabels } from './review.copy.ts';
import { RiskWords } from './risk-words.tsx';

interface RowProps {
  item: CaseSummary;
  onOpen: () => void;
  /** Whether it is selected, and how to toggle that. */
  box?: { isMarked: boolean; flip: (isRange: boolean) => void };
}

/** One case in one line: who, how long it waits, what is risky, and who is at it. */
export function QueueRow({ item, onOpen, box }: RowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'x' || event.altKey || event.ctrlKey || event.metaKey) return;
    box?.flip(event.shiftKey);
  };
  return (
    <div className={classes('flex hover:bg-prairie-50', isPlanned(item) && 'bg-paper')}>
      {box && (
        <span className="py-3.5 pl-4">
          <RowCheckbox
            label={plansCopy.choose(item.title)}
            checked={box.isMarked}
            disabled={isPlanned(item)}
            onToggle={box.flip}
          />
        </span>
      )}
      <button
        type="button"
        data-row={item.id}
        onClick={onOpen}
        {...(box && { onKeyDown, 'aria-keyshortcuts': 'X' })}
        className="grid min-h-13 min-w-0 flex-1 scroll-mt-36 items-center gap-x-4 gap-y-1 rounded-control px-4 py-2 text-left -outline-offset-2 lg:grid-cols-[minmax(0,5fr)_9rem_minmax(0,6fr)_minmax(0,4fr)] lg:py-0.5"
      >
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <span className="font-semibold break-words lg:truncate">{item.title}</span>
            {item.isDemo && <Badge>{copy.demo}</Badge>}
          </span>
          <span className="block text-sm text-ink-soft lg:truncate">{item.detail}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          {ago(item.submittedAt)}
          {item.isLate && <span className="font-semibold text-warn">{copy.late}</span>}
        </span>
        <RiskWords risk={item.risk} />
        <span className="flex flex-wrap gap-1 empty:hidden">
          {item.status !== 'pending' && (
            <StatusPill size="sm" tone={STATUS_TONES[item.status]}>
              {statusLabels[item.status]}
            </StatusPill>
          )}
          <RowFlags item={item} />
        </span>
      </button>
    </div>
  );
}

/** What a reviewer must know before opening the case; the words of the risk already name holds and discrepancies. */
function RowFlags({ item }: { item: CaseSummary }) {
  const isNamed = (item.risk?.reasons.length ?? 0) > 0;
  return <Flags item={isNamed ? { ...item, holds: 0, discrepancies: 0 } : item} />;
}

export function Flags({ item }: { item: CaseSummary }) {
  return (
    <>
      {item.plan?.state === 'planned' && <Badge tone="info">{plansCopy.badge(timeOfDay(item.plan.dueAt))}</Badge>}
      {item.plan?.state === 'refused' && <Badge tone="warn">{plansCopy.refusedBadge}</Badge>}
      {item.isResubmission && <Badge tone="info">{copy.resubmitted}</Badge>}
      {item.isChange && <Badge tone="info">{copy.changed}</Badge>}
      {item.holds > 0 && <Badge tone="danger">{copy.holds(item.holds)}</Badge>}
      {item.discrepancies > 0 && <Badge tone="danger">{copy.discrepancies(item.discrepancies)}</Badge>}
      {item.claimedBy && <Badge tone="brand">{copy.claimedBy(item.claimedBy.name)}</Badge>}
      {item.assignedTo && <Badge tone="info">{copy.assignedTo(item.assignedTo.name)}</Badge>}
    </>
  );
}
