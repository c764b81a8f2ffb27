import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { applicantCopy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { personCopy as copy } from './person.copy.ts';
import type { Neighbor as To, ReaderList } from './use-reader-list.ts';

/** The way back to the list, and the previous and next person in its order. */
export function PersonNav({ list: { back, position, total, previous, next } }: { list: ReaderList }) {
  return (
    <nav aria-label={applicantCopy.others} className="flex flex-wrap items-center justify-between gap-x-4">
      <Link to={back.href} className="inline-flex min-h-11 items-center gap-1 text-link underline">
        <ChevronLeft aria-hidden size={18} className="shrink-0" />
        <span className="wrap-anywhere">{back.label}</span>
      </Link>
      <div className="flex min-h-11 items-center gap-1">
        {position > 0 && <span className="tabular px-2 text-sm text-ink-soft">{copy.place(position, total)}</span>}
        <Neighbor to={previous} shortcut="K">
          <ChevronLeft aria-hidden size={18} />
          {applicantCopy.previous}
        </Neighbor>
        <Neighbor to={next} shortcut="J">
          {applicantCopy.next}
          <ChevronRight aria-hidden size={18} />
        </Neighbor>
      </div>
    </nav>
  );
}

/** Absent at the end of the list. Replaces the page, so that Back returns to the list. */
function Neighbor({ to, shortcut, children }: { to: To | null; shortcut: string; children: React.ReactNode }) {
  return (
    to && (
      <LinkButton variant="secondary" size="sm" replace to={to.href} aria-keyshortcuts={shortcut} title={shortcut}>
        {children}
      </LinkButton>
    )
  );
}
