import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { CriteriaForm } from '#domains/hiring/web/scorecards/criteria-form.tsx';
import { criteriaCopy as copy } from '#domains/hiring/web/scorecards/criteria.copy.ts';
import { InterviewGuide } from '#domains/hiring/web/scorecards/guide.tsx';
import { criteriaSets } from '#domains/hiring/web/scorecards/scorecards.queries.ts';
import { POSITION_LABELS, POSITIONS } from '#kernel/vocabulary.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmployerShell } from './employer-shell.tsx';
import { limitsCopy } from './limits.copy.ts';

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/** The criteria of one position, which is in the address. */
export default function ScorecardSettings() {
  const [address, setAddress] = useSearchParams();
  const position = POSITIONS.find((one) => one === address.get('position')) ?? 'RN';
  const mayEdit = mayPost(useQuery(myOrganization()).data?.myRole);
  return (
    <EmployerShell>
      <div className="flex max-w-3xl flex-1 flex-col gap-6">
        <PageHeader title={copy.title} intro={copy.intro} />
        {!mayEdit && <Banner>{limitsCopy.settings}</Banner>}
        <SelectField
          label={copy.position}
          value={position}
          options={POSITIONS.map((value) => ({ value, label: POSITION_LABELS[value] }))}
          onChange={({ target }) => setAddress({ position: target.value }, { replace: true })}
        />
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
