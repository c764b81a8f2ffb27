import { useInfiniteQuery } from '@tanstack/react-query';
import type { CaseSummary } from '#shared/contracts/verification.ts';
import { adminCopy } from '#web/copy/admin.ts';
import { ago } from '#web/lib/format.ts';
import { Badge, StatusPill } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { Paged } from '#web/ui/paged.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { STATUS_TONES } from './labels.ts';
import { queueOf, type QueueFilter } from './review.queries.ts';

const copy = adminCopy.review;

interface Props {
  filter: QueueFilter;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The queue by age or risk; one row says all that is needed to choose. */
export function QueueList({ filter, chosen, onChoose }: Props) {
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
      {(items) => (
        <ul aria-label={copy.queue} className="flex flex-col gap-2">
          {items.map((item) => (
            <li key={item.id}>
              <QueueRow item={item} isChosen={item.id === chosen} onChoose={() => onChoose(item.id)} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}

function QueueRow({ item, isChosen, onChoose }: { item: CaseSummary; isChosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
      className={classes(
        'flex w-full flex-col gap-1.5 rounded-card border bg-surface p-4 text-left hover:border-primary',
        isChosen ? 'border-primary ring-1 ring-primary' : 'border-line',
      )}
    >
      <span className="flex items-start justify-between gap-2">
        <span className="font-semibold break-words">{item.title}</span>
        {item.status !== 'pending' && (
          <StatusPill tone={STATUS_TONES[item.status]}>{adminCopy.states[item.status]}</StatusPill>
        )}
      </span>
      <span className="text-sm text-ink-soft">{item.detail}</span>
      <span className="text-sm text-ink-soft">{copy.waitingSince(ago(item.submittedAt))}</span>
      <Flags item={item} />
      <Risk risk={item.risk} />
    </button>
  );
}

/** Why a case stands where it does in the order of risk. */
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
      {item.isLate && <Badge tone="warn">{copy.late}</Badge>}
      {item.isResubmission && <Badge tone="info">{copy.again}</Badge>}
      {item.isChange && <Badge tone="info">{copy.changed}</Badge>}
      {item.holds > 0 && <Badge tone="danger">{copy.holds(item.holds)}</Badge>}
      {item.discrepancies > 0 && <Badge tone="danger">{copy.discrepancies(item.discrepancies)}</Badge>}
      {item.claimedBy && <Badge tone="brand">{copy.claimedBy(item.claimedBy.name)}</Badge>}
      {item.isDemo && <Badge>{copy.demo}</Badge>}
    </span>
  );
}
