import { CheckCircle2, CircleAlert, CircleDashed, Clock } from 'lucide-react';
import { Link } from 'react-router';
import type { SubmissionItem } from '#domains/profiles/contract/candidates.ts';
import { submissionCopy as copy } from '../onboarding/submission.copy.ts';
import { documentsCopy } from '#domains/profiles/web/documents/documents.copy.ts';

/** An item of a person's or an organization's submission. */
export interface SubmissionRow extends Pick<
  SubmissionItem,
  'id' | 'label' | 'detail' | 'state' | 'checkedBy' | 'message'
> {
  kind: string;
  fixHref: string;
}

const MARKS = {
  checking: { icon: Clock, className: 'text-sky' },
  accepted: { icon: CheckCircle2, className: 'text-ok' },
  needs_fix: { icon: CircleAlert, className: 'text-warn' },
  not_checked: { icon: CircleDashed, className: 'text-ink-soft' },
};

/** Each submitted item with its status, its reviewer, and what to fix. */
export function SubmissionList({ items }: { items: readonly SubmissionRow[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li
          key={`${item.kind}-${item.id}`}
          className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4"
        >
          <SubmissionHead item={item} />
          {item.state === 'not_checked' ? null : (
            <p className="text-sm text-ink-soft">{copy.checkedBy(item.checkedBy)}</p>
          )}
          {item.message ? <p className="rounded-control bg-wheat-50 p-3 text-ink">{item.message}</p> : null}
          {item.state === 'needs_fix' ? (
            <Link
              to={item.fixHref}
              aria-label={copy.fixNamed(item.label)}
              className="flex min-h-11 items-center self-start font-medium text-prairie-700 underline"
            >
              {copy.fix}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function SubmissionHead({ item }: { item: SubmissionRow }) {
  const { icon: Icon, className } = MARKS[item.state];
  const detail = item.kind === 'document' ? kindName(item.detail) : item.detail;
  return (
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="wrap-anywhere">
        <p className="font-medium text-ink">{item.label}</p>
        {detail ? <p className="text-sm text-ink-soft">{detail}</p> : null}
      </div>
      <p className={`flex items-center gap-2 text-sm font-medium ${className}`}>
        <Icon aria-hidden size={18} />
        {copy.states[item.state]}
      </p>
    </div>
  );
}

const kindName = (kind: string | null): string | null =>
  Object.entries(documentsCopy.kinds).find(([id]) => id === kind)?.[1] ?? kind;
