import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CaseSummary } from '#domains/verification/contract/verification.ts';
import type { ListSearch } from '#platform/web/page/list-search.tsx';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { BulkBar, type LeftOut } from './bulk-bar.tsx';
import { isPlanned } from './labels.ts';
import { QueueRow } from './queue-row.tsx';
import { reviewCopy as copy } from './review.copy.ts';
import { queueOf, type QueueFilter } from './review.queries.ts';
import { NOTHING_CHOSEN, toggle, toggleAll } from './selection.ts';

interface Props {
  filter: QueueFilter;
  search: Pick<ListSearch, 'words' | 'emptyOr'>;
  /** The row that gets the focus when the reviewer comes back from its case. */
  returnsTo: string | null;
  onOpen: (id: string) => void;
  onLeftOut: (leftOut: LeftOut[]) => void;
}

const FRAME = 'divide-y divide-line rounded-card border border-line bg-surface';

/** The queue by age or risk; a row shows all that a reviewer needs to choose a case. */
export function QueueList({ filter, search, returnsTo, onOpen, onLeftOut }: Props) {
  const query = useInfiniteQuery(queueOf(filter, search.words));
  const isQueue = (filter.status ?? 'pending') === 'pending';
  const isWhole = isQueue && [filter.subject, filter.claim, filter.due].every((value) => (value ?? 'all') === 'all');
  const empty = search.emptyOr(
    isWhole ? { title: copy.emptyTitle, body: copy.emptyBody } : { title: copy.noneTitle, body: copy.noneBody },
  );
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = frame.current;
    const onKeyDown = (event: KeyboardEvent) => list && toNeighbor(list, event);
    list?.addEventListener('keydown', onKeyDown);
    return () => list?.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (!returnsTo) return;
    const row = frame.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(returnsTo)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [returnsTo]);
  return (
    <div ref={frame}>
      <Paged
        query={query}
        skeleton={<Skeleton className="h-[26rem]" />}
        empty={<EmptyState title={empty.title}>{empty.body}</EmptyState>}
        isDense
      >
        {(items) =>
          isQueue ? (
            <WaitingRows items={items} onOpen={onOpen} onLeftOut={onLeftOut} />
          ) : (
            <ul aria-label={copy.queue} className={FRAME}>
              {items.map((item) => (
                <li key={item.id}>
                  <QueueRow item={item} onOpen={() => onOpen(item.id)} />
                </li>
              ))}
            </ul>
          )
        }
      </Paged>
    </div>
  );
}

/** J and K, or the arrows, move between rows while one has the focus. */
function toNeighbor(list: HTMLElement, event: KeyboardEvent) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === event.target);
  const key = event.key.toLowerCase();
  const by = key === 'j' || key === 'arrowdown' ? 1 : key === 'k' || key === 'arrowup' ? -1 : 0;
  if (at === -1 || by === 0) return;
  rows[at + by]?.focus();
  event.preventDefault();
}

/** Waiting cases with a checkbox each, for batch decisions. A case with a planned decision can't be selected. */
function WaitingRows({ items, onOpen, onLeftOut }: Pick<Props, 'onOpen' | 'onLeftOut'> & { items: CaseSummary[] }) {
  const [selection, setSelection] = useState(NOTHING_CHOSEN);
  const free = items.filter((item) => !isPlanned(item));
  const order = free.map(({ id }) => id);
  const flip = (id: string, isRange: boolean) => setSelection((before) => toggle(before, id, order, isRange));
  return (
    <div className={FRAME}>
      <BulkBar
        shown={free}
        chosen={free.filter(({ id }) => selection.ids.has(id))}
        onToggleAll={() => setSelection((before) => toggleAll(before, order))}
        onDone={(leftOut) => {
          setSelection(NOTHING_CHOSEN);
          onLeftOut(leftOut);
        }}
      />
      <ul aria-label={copy.queue} className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id}>
            <QueueRow
              item={item}
              onOpen={() => onOpen(item.id)}
              box={{
                isMarked: selection.ids.has(item.id) && !isPlanned(item),
                flip: (isRange) => !isPlanned(item) && flip(item.id, isRange),
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
