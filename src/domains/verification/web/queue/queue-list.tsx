import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import type { CaseSummary } from '#domains/verification/contract/verification.ts';
import { reviewCopy as copy, statusLabels } from './review.copy.ts';
import { plansCopy } from './planned-decisions.copy.ts';
import { ago, timeOfDay } from '#platform/web/page/format.ts';
import { Badge, StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { RowCheckbox } from '#platform/web/ui/forms/toggles.tsx';
import { BulkBar, type LeftOut } from './bulk-bar.tsx';
import { isPlanned, STATUS_TONES } from './labels.ts';
import { queueOf, type QueueFilter } from './review.queries.ts';
import { NOTHING_CHOSEN, toggle, toggleAll } from './selection.ts';

interface Props {
  filter: QueueFilter;
  chosen: string | null;
  onChoose: (id: string) => void;
  onLeftOut: (leftOut: LeftOut[]) => void;
}

/** The queue by age or risk; a row shows all that a reviewer needs to choose a case. */
export function QueueList({ filter, chosen, onChoose, onLeftOut }: Props) {
  const query = useInfiniteQuery(queueOf(filter));
  const isQueue = (filter.status ?? 'pending') === 'pending';
  return (
    <Paged
      query={query}
      skeleton={['h-20', 'h-20', 'h-20'].map((height, i) => (
        <Skeleton key={i} className={height} />
      ))}
      empty={
        <EmptyState title={isQueue ? copy.emptyTitle : copy.noneTitle}>
          {isQueue ? copy.emptyBody : copy.noneBody}
        </EmptyState>
      }
      isDense
    >
      {(items) =>
        isQueue ? (
          <WaitingRows items={items} chosen={chosen} onChoose={onChoose} onLeftOut={onLeftOut} />
        ) : (
          <ul aria-label={copy.queue} className="flex flex-col gap-2">
            {items.map((item) => (
              <li key={item.id}>
                <QueueRow item={item} isChosen={item.id === chosen} onChoose={() => onChoose(item.id)} />
              </li>
            ))}
          </ul>
        )
      }
    </Paged>
  );
}

/** Waiting cases with a checkbox each, for batch decisions. A case with a planned decision can't be selected. */
function WaitingRows({ items, chosen, onChoose, onLeftOut }: Omit<Props, 'filter'> & { items: CaseSummary[] }) {
  const [selection, setSelection] = useState(NOTHING_CHOSEN);
  const free = items.filter((item) => !isPlanned(item));
  const order = free.map(({ id }) => id);
  const flip = (id: string, isRange: boolean) => setSelection((before) => toggle(before, id, order, isRange));
  return (
    <>
      <BulkBar
        shown={free}
        chosen={free.filter(({ id }) => selection.ids.has(id))}
        onToggleAll={() => setSelection((before) => toggleAll(before, order))}
        onDone={(leftOut) => {
          setSelection(NOTHING_CHOSEN);
          onLeftOut(leftOut);
        }}
      />
      <p className="hidden text-sm text-ink-soft lg:block">{plansCopy.shortcuts}</p>
      <ul aria-label={copy.queue} className="flex flex-col gap-2">
        {items.map((item) => (
          <li key={item.id}>
            <QueueRow
              item={item}
              isChosen={item.id === chosen}
              onChoose={() => onChoose(item.id)}
              box={{
                isMarked: selection.ids.has(item.id) && !isPlanned(item),
                flip: (isRange) => !isPlanned(item) && flip(item.id, isRange),
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  item: CaseSummary;
  isChosen: boolean;
  onChoose: () => void;
  /** Whether it is selected, and how to toggle that. */
  box?: { isMarked: boolean; flip: (isRange: boolean) => void };
}

function QueueRow({ item, isChosen, onChoose, box }: RowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'x' || event.altKey || event.ctrlKey || event.metaKey) return;
    box?.flip(event.shiftKey);
  };
  return (
    <div
      className={classes(
        'flex rounded-card border bg-surface hover:border-primary',
        isChosen ? 'border-primary ring-1 ring-primary' : 'border-line',
      )}
    >
      {box && (
        <span className="py-4 pl-4">
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
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        {...(box && { onKeyDown, 'aria-keyshortcuts': 'X' })}
        className="flex min-w-0 flex-1 scroll-mt-56 flex-col gap-1.5 rounded-card p-4 text-left lg:scroll-mt-0"
      >
        <span className="flex items-start justify-between gap-2">
          <span className="min-w-0 font-semibold break-words">{item.title}</span>
          {item.status !== 'pending' && (
            <StatusPill tone={STATUS_TONES[item.status]}>{statusLabels[item.status]}</StatusPill>
          )}
        </span>
        <span className="text-sm text-ink-soft">{item.detail}</span>
        <span className="text-sm text-ink-soft">{copy.waitingSince(ago(item.submittedAt))}</span>
        <Flags item={item} />
        <Risk risk={item.risk} />
      </button>
    </div>
  );
}

/** Explains a case's place in the order of risk. */
export function Risk({ risk }: { risk: CaseSummary['risk'] }) {
  if (!risk || risk.score === 0) return null;
  return (
    <span className="text-sm">
      <span className="tabular font-semibold">{copy.risk(risk.score)}</span>{' '}
      <span className="text-ink-soft">
        {risk.reasons.map(({ code, count, points }) => copy.riskReason(copy.risks[code], count, points)).join(', ')}
      </span>
    </span>
  );
}

export function Flags({ item }: { item: CaseSummary }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {item.plan?.state === 'planned' && <Badge tone="info">{plansCopy.badge(timeOfDay(item.plan.dueAt))}</Badge>}
      {item.plan?.state === 'refused' && <Badge tone="warn">{plansCopy.refusedBadge}</Badge>}
      {item.isLate && <Badge tone="warn">{copy.late}</Badge>}
      {item.isResubmission && <Badge tone="info">{copy.resubmitted}</Badge>}
      {item.isChange && <Badge tone="info">{copy.changed}</Badge>}
      {item.holds > 0 && <Badge tone="danger">{copy.holds(item.holds)}</Badge>}
      {item.discrepancies > 0 && <Badge tone="danger">{copy.discrepancies(item.discrepancies)}</Badge>}
      {item.claimedBy && <Badge tone="brand">{copy.claimedBy(item.claimedBy.name)}</Badge>}
      {item.assignedTo && <Badge tone="info">{copy.assignedTo(item.assignedTo.name)}</Badge>}
      {item.isDemo && <Badge>{copy.demo}</Badge>}
    </span>
  );
}
