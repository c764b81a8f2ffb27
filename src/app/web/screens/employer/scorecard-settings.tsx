import { useQuery } from '@tanstack/react-query';
import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { CriteriaForm } from '#domains/hiring/web/scorecards/criteria-form.tsx';
import { criteriaCopy as copy } from '#domains/hiring/web/scorecards/criteria.copy.ts';
import { InterviewGuide } from '#domains/hiring/web/scorecards/guide.tsx';
import { criteriaSets } from '#domains/hiring/web/scorecards/scorecards.queries.ts';
import { POSITION_LABELS, POSITIONS } from '#kernel/vocabulary.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { useSearchChoice } from '#platform/web/page/search-choice.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmployerShell } from './employer-shell.tsx';
import { limitsCopy } from './jobs/limits.copy.ts';

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/** The criteria of one position, which is in the address. */
export default function ScorecardSettings() {
  const [position, field] = useSearchChoice({
    name: 'position',
    values: POSITIONS,
    fallback: 'RN',
    label: copy.position,
    labelOf: (value) => POSITION_LABELS[value],
    isWide: true,
  });
  const mayEdit = mayPost(useQuery(myOrganization()).data?.myRole);
  return (
    <EmployerShell>
      <div className="flex max-w-3xl flex-1 flex-col gap-6">
        <PageHeader title={copy.title} intro={copy.intro} />
        {!mayEdit && <Banner>{limitsCopy.settings}</Banner>}
        {field}
        <QueryStates query={useQuery(criteriaSets())} skeleton={<Skeleton className="h-96" />}>
          {({ items }) => {
            const set = items.find((one) => one.position === position);
            if (!set) return null;
            return mayEdit ? (
              <CriteriaForm key={`${position}${set.version}`} set={set} />
            ) : (
              <InterviewGuide criteria={set.criteria} />
            );
          }}
        </QueryStates>
      </div>
    </EmployerShell>
  );
}
