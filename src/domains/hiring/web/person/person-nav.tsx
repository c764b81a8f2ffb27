import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { personHref, type PlaceInList, type StageFilter } from '#domains/hiring/contract/applicants.ts';
import { applicantCopy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { personCopy as copy } from './person.copy.ts';

interface Props {
  job: { id: string; title: string };
  list: StageFilter;
  place: PlaceInList;
}

/** The way back to the list, and the previous and next person in its order. */
export function PersonNav({ job, list, place: { position, total, previousId, nextId } }: Props) {
  return (
    <nav aria-label={applicantCopy.others} className="flex flex-wrap items-center justify-between gap-x-4">
      <Link to={listHref(job.id, list)} className="inline-flex min-h-11 items-center gap-1 text-link underline">
        <ChevronLeft aria-hidden size={18} className="shrink-0" />
        <span className="wrap-anywhere">{copy.back(job.title)}</span>
      </Link>
      <div className="flex items-center gap-1">
        {position > 0 && <span className="tabular px-2 text-sm text-ink-soft">{copy.place(position, total)}</span>}
        <Neighbor jobId={job.id} list={list} id={previousId} shortcut="K">
          <ChevronLeft aria-hidden size={18} />
          {applicantCopy.previous}
        </Neighbor>
        <Neighbor jobId={job.id} list={list} id={nextId} shortcut="J">
          {applicantCopy.next}
          <ChevronRight aria-hidden size={18} />
        </Neighbor>
      </div>
    </nav>
  );
}

export const listHref = (jobId: string, list: StageFilter) =>
  `/employer/jobs/${jobId}${list === 'all' ? '' : `?show=${list}`}`;

interface NeighborProps {
  jobId: string;
  list: StageFilter;
  id: string | null;
  shortcut: string;
  children: React.ReactNode;
}

/** Absent at the end of the list. Replaces the page, so that Back returns to the list. */
function Neighbor({ jobId, list, id, shortcut, children }: NeighborProps) {
  return (
    id && (
      <LinkButton
        variant="secondary"
        size="sm"
        replace
        to={personHref(jobId, id, list)}
        aria-keyshortcuts={shortcut}
        title={`${shortcut}`}
      >
        {children}
      </LinkButton>
    )
  );
}
