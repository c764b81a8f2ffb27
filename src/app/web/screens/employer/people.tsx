import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import { SavedViews } from '#domains/employers/web/saved-views/saved-views.tsx';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import type { PeopleScope } from '#domains/hiring/contract/board/people.ts';
import { boardCopy as copy } from '#domains/hiring/web/board/board.copy.ts';
import { PeopleBoard } from '#domains/hiring/web/board/people-board.tsx';
import { PeopleTable } from '#domains/hiring/web/board/list/people-table.tsx';
import { PoolPanel } from '#domains/hiring/web/talent-pool/pool-panel.tsx';
import { poolCopy } from '#domains/hiring/web/talent-pool/talent-pool.copy.ts';
import { oneJob } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Tabs } from '#platform/web/ui/layout/tabs.tsx';
import { EmployerShell } from './employer-shell.tsx';
import { offerFor } from './jobs/offer-for.tsx';

export const meta = () => pageMeta(copy.allTitle, undefined, [{ name: 'robots', content: 'noindex' }]);

export default function People() {
  return (
    <EmployerShell isWide>
      <QueryStates query={useQuery(myOrganization())} skeleton={<Skeleton className="h-96" />} heading={copy.allTitle}>
        {(data) => <PeopleOfUnit organization={data} />}
      </QueryStates>
    </EmployerShell>
  );
}

/** Facilities, and their units below them. */
const placesOf = ({ facilities }: MyOrganization) =>
  facilities.flatMap(({ id, name, units }) => [
    { value: id, label: name },
    ...units.map((unit) => ({ value: unit.id, label: `${name}: ${unit.name}` })),
  ]);

const TABS = ['board', 'table', 'pool'] as const;

/** The talent pool; the address may name the job that its people should fit. */
function Pool({ mayAct }: { mayAct: boolean }) {
  const [address] = useSearchParams();
  const named = address.get('fits') ?? '';
  const { data } = useQuery({ ...oneJob(named), enabled: named !== '' && named !== 'any' });
  return <PoolPanel mayAct={mayAct} job={data ? { id: data.id, title: data.draft.title } : null} />;
}

/** Everyone in the jobs of a unit, of a facility or of the whole organization. */
function PeopleOfUnit({ organization }: { organization: MyOrganization }) {
  const [address, setAddress] = useSearchParams();
  const unit = address.get('unit') ?? '';
  const tab = TABS.find((known) => known === address.get('tab')) ?? 'board';
  const put = (name: string, value: string) => {
    const next = new URLSearchParams(address);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  const places = placesOf(organization);
  const known = places.some(({ value }) => value === unit);
  const scope: PeopleScope = known ? { kind: 'unit', id: unit } : { kind: 'all' };
  const pipeline = { scope, offerFor };
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={copy.allTitle}
        action={
          <div className="flex flex-wrap items-end gap-2">
            <div className="min-w-0 grow basis-44 sm:basis-72">
              <SelectField
                label={copy.unit}
                value={known ? unit : ''}
                placeholder={copy.allJobs}
                options={places}
                onChange={({ target }) => put('unit', target.value)}
              />
            </div>
            <SavedViews screen="people" />
          </div>
        }
      />
      <Tabs
        label={copy.allTitle}
        value={tab}
        onChange={(next) => put('tab', next === 'board' ? '' : next)}
        tabs={[
          {
            id: 'board',
            label: copy.board,
            content: tab === 'board' && <PeopleBoard key={unit} {...pipeline} />,
          },
          {
            id: 'table',
            label: copy.table,
            content: tab === 'table' && <PeopleTable key={unit} {...pipeline} />,
          },
          {
            id: 'pool',
            label: poolCopy.title,
            content: tab === 'pool' && (
              <div className="max-w-6xl">
                <Pool mayAct={mayPost(organization.myRole)} />
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
