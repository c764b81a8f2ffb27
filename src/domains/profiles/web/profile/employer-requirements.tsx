import { useQuery } from '@tanstack/react-query';
import { missingOf, type CheckedRequirement } from '#domains/verification/contract/requirements-rules.ts';
import { requirementsCopy as copy } from './profile.copy.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { requirementWords } from '#platform/web/ui/display/requirement-list.copy.ts';
import { RequirementList } from '#platform/web/ui/display/requirement-list.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { myRequirements } from './profile.queries.ts';

/** What the role requires, and what each employer requires beyond it. */
export function RequirementsCard({ items }: { items: readonly CheckedRequirement[] }) {
  const query = useQuery(myRequirements());
  return (
    <div className="flex flex-col gap-6">
      <Asked title={copy.role} items={items} />
      <QueryStates query={query} skeleton={<Skeleton className="h-24" />}>
        {({ employers }) =>
          employers.length === 0 ? (
            <p className="text-ink-soft">{copy.noEmployers}</p>
          ) : (
            <ul className="flex flex-col gap-6">
              {employers.map((employer) => (
                <li key={employer.organizationId}>
                  <Asked title={employer.name} items={employer.items} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </div>
  );
}

function Asked({ title, items }: { title: string; items: readonly CheckedRequirement[] }) {
  const missing = missingOf(items).length;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold break-words">{title}</h3>
        <Badge tone={missing > 0 ? 'warn' : 'ok'}>{missing > 0 ? copy.missing(missing) : copy.whole}</Badge>
      </div>
      {items.length > 0 ? (
        <RequirementList items={items} labels={requirementWords} />
      ) : (
        <p className="text-ink-soft">{copy.nothing}</p>
      )}
    </div>
  );
}
