import { applicantCopy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { EmptyState } from '#platform/web/ui/feedback/states.tsx';
import { boardCopy as copy } from '../board.copy.ts';

/** Says whether a filter leaves everyone out, or there are no people yet. */
export const NoPeople = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState title={copy.noneTitle}>{copy.none}</EmptyState>
  ) : (
    <EmptyState title={applicantCopy.emptyTitle}>{applicantCopy.empty}</EmptyState>
  );
