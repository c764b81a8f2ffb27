import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { oneApplicant } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { CompareDialog } from '#domains/hiring/web/applicants/compare-dialog.tsx';
import { boardCopy as copy } from './board.copy.ts';

/** Opens people beside each other. */
export function useComparison() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    compare: (people: readonly PersonOfJob[]) => setIds(people.map(({ id }) => id)),
    comparison: ids.length > 0 && <Compared ids={ids} onClose={() => setIds([])} />,
  };
}

/** People who can't be loaded, because they have withdrawn, are left out. */
function Compared({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const asked = useQueries({ queries: ids.map((id) => oneApplicant(id, 'all', true)) });
  const isLoading = asked.some(({ isPending }) => isPending);
  return <CompareDialog people={isLoading ? null : asked.flatMap(({ data }) => data ?? [])} onClose={onClose} />;
}

/** The points of a person, which open why they rank between those beside them. */
export const Points = ({ person, onCompare }: { person: PersonOfJob; onCompare: () => void }) =>
  person.compatibility !== null && (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={copy.whyHere(person.compatibility, person.name)}
      title={copy.whyHere(person.compatibility, person.name)}
      onClick={onCompare}
      className="tabular relative inline-flex min-h-11 min-w-6 shrink-0 items-center justify-center font-semibold before:absolute before:-inset-x-2.5 before:inset-y-0 text-link underline decoration-dotted underline-offset-4 hover:decoration-solid"
    >
      {person.compatibility}
    </button>
  );
