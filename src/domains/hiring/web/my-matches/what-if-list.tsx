import { useQuery } from '@tanstack/react-query';
import type { ChangeKind, WhatIf } from '#domains/matching/contract/what-if.ts';
import { myWhatIfs } from '#domains/hiring/web/candidate-home/home.queries.ts';
import { matchCopy as copy } from './my-matches.copy.ts';
import { FoldedList } from './folded-list.tsx';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';

/** The part of the profile where each change is made. */
const SECTIONS: Record<ChangeKind, string> = {
  certification: 'credentials',
  license: 'credentials',
  skill: 'role',
  specialty: 'role',
  shift: 'preferences',
  shift_pattern: 'preferences',
  employment_type: 'preferences',
  radius: 'preferences',
};

/** The changes that raise it most. */
const CHANGES_SHOWN = 3;

/** Changes of the profile with what each would make of this match; hidden when nothing would raise it. */
export function WhatIfList({ matchId, onTry }: { matchId: string; onTry: (change: WhatIf) => void }) {
  const { data } = useQuery(myWhatIfs(matchId));
  if (!data || data.items.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{copy.whatIfs}</h3>
      <FoldedList items={data.items} first={CHANGES_SHOWN} more={(rest) => copy.moreWhatIfs(rest.length)}>
        {(item) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span className="min-w-40 flex-1">
              <span className="block font-medium">{item.text}</span>
              <span className="tabular block text-sm text-ink-soft">
                {copy.whatIf(Math.round(item.from), Math.round(item.to), item.newJobs)}
              </span>
            </span>
            <span className="flex">
              <Button variant="quiet" size="sm" aria-label={copy.tryOf(item.text)} onClick={() => onTry(item)}>
                {copy.tryIt}
              </Button>
              <LinkButton
                variant="quiet"
                size="sm"
                to={`/job-seeker/profile#${SECTIONS[item.kind]}`}
                aria-label={copy.addOf(item.text)}
              >
                {copy.addIt}
              </LinkButton>
            </span>
          </li>
        )}
      </FoldedList>
    </div>
  );
}
