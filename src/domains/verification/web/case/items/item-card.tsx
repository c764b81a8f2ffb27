import { ChevronDown, FileText, TriangleAlert } from 'lucide-react';
import { itemKey, sourceLabel, type CaseItem } from '#domains/verification/contract/cases/case-items.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { FACT_TONES } from '#domains/verification/web/queue/labels.ts';
import { useMayWork } from '../use-may-work.ts';
import { day, moment } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Badge, StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { caseCopy as copy, factStateLabels } from '../case.copy.ts';
import { evidenceLine } from './evidence-line.ts';
import { ItemChecks } from './item-checks.tsx';
import { ItemForm } from './item-form.tsx';
import { sourcesCopy } from './source-checks.copy.ts';
import type { ItemCursor } from './use-item-cursor.ts';

interface Props {
  view: CaseView;
  item: CaseItem;
  cursor: ItemCursor;
}

/** One item: the statement, hints, checks, the review so far, and the form to decide. Only the selected one is open. */
export function ItemCard({ view, item, cursor }: Props) {
  const { review } = item;
  const isSettled = review?.outcome === 'accepted' && !review.isOutdated;
  const isOpen = cursor.selected === itemKey(item);
  const titleId = `item-${item.type}-${item.id}`;
  return (
    <article
      aria-labelledby={titleId}
      data-selected={isOpen || undefined}
      className={classes(
        'rounded-card border bg-surface',
        isOpen ? 'border-primary ring-1 ring-primary' : isSettled ? 'border-ok/50' : 'border-line',
      )}
    >
      <h4>
        <button
          type="button"
          data-title
          aria-expanded={isOpen}
          onClick={() => cursor.select(isOpen ? null : item)}
          className="flex min-h-12 w-full scroll-mt-20 items-center gap-3 rounded-card px-4 py-2 text-left"
        >
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <span id={titleId} className="grow font-semibold break-words">
              {item.label}
            </span>
            <span className="flex flex-wrap items-center gap-1.5">
              {item.warnings.length > 0 && !isSettled && (
                <Badge tone="warn">{copy.warnings(item.warnings.length)}</Badge>
              )}
              {item.isContradicted && (
                <Badge tone="danger">
                  {item.type === 'work' ? sourcesCopy.employerDiffers : sourcesCopy.contradicted}
                </Badge>
              )}
              {item.isRequired && !isSettled && <Badge>{copy.required}</Badge>}
              {isSettled && (
                <StatusPill size="sm" tone="ok">
                  {copy.accepted}
                </StatusPill>
              )}
              {item.factState && (
                <StatusPill size="sm" tone={FACT_TONES[item.factState]}>
                  {factStateLabels[item.factState]}
                </StatusPill>
              )}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            size={18}
            className={classes('shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h4>
      {isOpen && <ItemBody view={view} item={item} cursor={cursor} />}
    </article>
  );
}

function ItemBody({ view, item, cursor }: Props) {
  const { review } = item;
  const mayWork = useMayWork(view);
  return (
    <div className="flex flex-col gap-3 px-4 pb-4">
      <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)]">
        {item.fields.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {item.warnings.length > 0 && (
        <ul className="flex flex-col gap-1">
          {item.warnings.map((warning) => (
            <li key={warning} className="flex items-start gap-2 text-sm text-warn">
              <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
              {warning}
            </li>
          ))}
        </ul>
      )}
      <ItemChecks view={view} item={item} />
      {review && <Reviewed item={item} review={review} />}
      {item.documentIds.map((id) => (
        <Button
          key={id}
          variant="quiet"
          size="sm"
          className="self-start px-2 text-left"
          onClick={() => cursor.showDocument(id)}
        >
          <FileText aria-hidden size={16} />
          {copy.showDocument}: {view.documents.find((file) => file.id === id)?.fileName}
        </Button>
      ))}
      {mayWork && (
        <ItemForm
          key={`${item.revision}:${review?.reviewedAt}`}
          caseId={view.id}
          item={item}
          onReviewed={cursor.goOn}
        />
      )}
    </div>
  );
}

function Reviewed({ item, review }: { item: CaseItem; review: NonNullable<CaseItem['review']> }) {
  const { source, evidence } = review;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className={review.outcome === 'accepted' ? 'text-ok' : 'text-danger'}>
        {copy.reviewed(review.outcome, review.reviewedBy.name, moment(review.reviewedAt))}
        {source && ` · ${sourceLabel(source, evidence?.kind)}`}
      </p>
      {evidence && <p className="break-words text-ink-soft">{evidenceLine(evidence)}</p>}
      {review.message && <p>“{review.message}”</p>}
      {item.nextCheckOn && <p className="text-ink-soft">{copy.nextCheckOn(day(item.nextCheckOn))}</p>}
      {review.isOutdated && <p className="font-semibold text-warn">{copy.outdated}</p>}
    </div>
  );
}
