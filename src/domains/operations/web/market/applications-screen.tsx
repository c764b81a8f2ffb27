import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  APPLICATION_STAGES,
  listAllApplications,
  searchApplications,
  type ApplicationLine,
} from '#domains/operations/contract/market-lists.ts';
import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import { overviewCopy } from '#domains/operations/web/overview/overview.copy.ts';
import { adminMarketCopy } from './market.copy.ts';
import { useSearchChoice } from '#platform/web/page/search-choice.tsx';
import { call } from '#platform/web/api/api.ts';
import { listPages } from '#platform/web/api/list-pages.ts';
import { useListSearch, type ListSearch } from '#platform/web/page/list-search.tsx';
import { subjectPath } from '#platform/web/page/subject-path.ts';
import { ago } from '#platform/web/page/format.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';

const copy = adminMarketCopy.applications;
type Choice = ApplicationStage | 'overdue';
const CHOICES: readonly Choice[] = ['overdue', ...APPLICATION_STAGES];
const labelOf = (choice: Choice) => (choice === 'overdue' ? copy.overdue : overviewCopy.stages[choice]);

const applicationsOf = (stage: Choice, q: string) =>
  listPages(['admin', 'applications', stage, q], (page) =>
    q
      ? call(searchApplications, { body: { stage, q, ...page } })
      : call(listAllApplications, { query: { stage, ...page } }),
  );

export const meta = () => pageMeta(copy.title);

/** All applications. The stage is in the URL. */
export default function ApplicationsScreen() {
  const [stage, field] = useSearchChoice({
    name: 'stage',
    values: CHOICES,
    fallback: 'applied',
    label: copy.stage,
    labelOf: labelOf,
  });
  const search = useListSearch({ label: copy.search, isPersonal: true });
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} action={field} />
      {search.form}
      <Applications stage={stage} search={search} />
    </>
  );
}

const answerOf = ({ firstResponseAt, responseDueAt }: ApplicationLine) => {
  if (firstResponseAt) return copy.answered(ago(firstResponseAt));
  return responseDueAt ? copy.dueAgo(ago(responseDueAt)) : '—';
};

function Applications({ stage, search }: { stage: Choice; search: ListSearch }) {
  const empty = search.emptyOr({ title: copy.emptyTitle, body: copy.emptyBody });
  return (
    <Paged
      query={useInfiniteQuery(applicationsOf(stage, search.words))}
      skeleton={<Skeleton className="h-96" />}
      empty={<EmptyState title={empty.title}>{empty.body}</EmptyState>}
      isDense
    >
      {(rows) => (
        <Table
          caption={copy.caption}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'person',
              header: copy.columns.person,
              cell: ({ person }) => (
                <Link to={subjectPath('person', person.id)} className="font-semibold whitespace-nowrap">
                  {person.name}
                </Link>
              ),
            },
            {
              id: 'job',
              header: copy.columns.job,
              cell: ({ job }) => (
                <Link to={subjectPath('job', job.id)} className="block min-w-48">
                  {job.title}
                </Link>
              ),
            },
            {
              id: 'organization',
              header: copy.columns.organization,
              cell: ({ organization }) => (
                <Link to={subjectPath('organization', organization.id)} className="block min-w-40">
                  {organization.name}
                </Link>
              ),
            },
            { id: 'changed', header: copy.columns.changed, cell: ({ updatedAt }) => ago(updatedAt) },
            { id: 'answer', header: copy.columns.answer, cell: answerOf },
          ]}
        />
      )}
    </Paged>
  );
}
