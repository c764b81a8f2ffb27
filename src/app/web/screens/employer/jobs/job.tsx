import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { personHref } from '#domains/hiring/contract/applicants.ts';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { applicantCopy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { limitsCopy } from './limits.copy.ts';
import { stageFilterOf } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { boardCopy } from '#domains/hiring/web/board/board.copy.ts';
import { PeopleBoard } from '#domains/hiring/web/board/people-board.tsx';
import { PeopleTable } from '#domains/hiring/web/board/list/people-table.tsx';
import { usePeopleAhead } from '#domains/hiring/web/board/list/use-people-ahead.ts';
import { ApplicantsPanel } from '#domains/hiring/web/applicants/applicants-panel.tsx';
import { PoolForJob } from '#domains/hiring/web/talent-pool/pool-for-job.tsx';
import { jobFacts, JobStatusPill } from '#domains/jobs/web/jobs/job-list.tsx';
import { changedJob, JOBS_KEY, oneJob } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { JobActions } from '#domains/jobs/web/jobs/job-actions.tsx';
import { JobPublished } from '#domains/jobs/web/jobs/job-published.tsx';
import { isJustPublished } from '#domains/jobs/web/jobs/published-state.ts';
import { JobUpkeep } from '#domains/jobs/web/jobs/job-upkeep.tsx';
import { PayApprovalBanner } from '#domains/jobs/web/pay-approval/pay-approval-banner.tsx';
import { opensOnBoard } from '#domains/jobs/web/jobs/job-href.ts';
import { GuardedPart } from '#platform/web/monitoring/guarded.tsx';
import { useLive } from '#platform/web/api/live.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Tabs } from '#platform/web/ui/layout/tabs.tsx';
import { EmployerShell } from '../employer-shell.tsx';
import { offerFor } from './offer-for.tsx';

/** The form of a job is as large as the rest of the page, which most visits are about. */
const EditTab = lazy(async () => ({ default: (await import('./job-edit-tab.tsx')).EditTab }));

export const meta = () => pageMeta(applicantCopy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

export default function JobPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const job = useQuery(oneJob(id));
  usePeopleAhead({ kind: 'job', id });
  // Notifications from before a person had a page of their own.
  const applicationId = query.get('application');
  if (applicationId) return <Navigate replace to={personHref(id, applicationId, stageFilterOf(query))} />;
  return (
    <EmployerShell isWide>
      <QueryStates query={job} skeleton={<Skeleton className="h-96" />} heading={applicantCopy.title}>
        {(data) => (
          <GuardedPart>
            <Job key={data.id} job={data} />
          </GuardedPart>
        )}
      </QueryStates>
    </EmployerShell>
  );
}

const TABS = ['board', 'table', 'candidates', 'edit'] as const;
const PIPELINES = ['board', 'table'];

/** Board and table share their filters; the other tabs have none of them. */
function addressOf(query: URLSearchParams, tab: string): URLSearchParams {
  const next = new URLSearchParams(PIPELINES.includes(tab) && PIPELINES.includes(query.get('tab') ?? '') ? query : '');
  next.set('tab', tab);
  return next;
}

function Job({ job }: { job: JobView }) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  useLive({ jobs: changedJob, applications: [JOBS_KEY] });
  const { mayEdit } = job;
  const isWritable = mayEdit && job.status !== 'closed';
  // Stays while the page is open, even when someone applies meanwhile. A filter of the list of candidates opens that list.
  const [opensOn] = useState(
    opensOnBoard(job.funnel) && !query.has('show') && !isJustPublished(state) ? 'board' : 'candidates',
  );
  const tab = job.status === 'draft' ? 'edit' : (TABS.find((known) => known === query.get('tab')) ?? opensOn);
  const pipeline = { scope: { kind: 'job', id: job.id } as const, offerFor };
  const board = {
    id: 'board',
    label: boardCopy.board,
    content: tab === 'board' && <PeopleBoard {...pipeline} />,
  };
  const table = {
    id: 'table',
    label: boardCopy.table,
    content: tab === 'table' && <PeopleTable {...pipeline} />,
  };
  const people = {
    id: 'candidates',
    label: applicantCopy.title,
    content: tab === 'candidates' && (
      <div id="candidates-of-job" tabIndex={-1} className="max-w-6xl scroll-mt-24">
        <ApplicantsPanel jobId={job.id} />
      </div>
    ),
  };
  const writing = {
    id: 'edit',
    label: isWritable ? copy.editTitle : copy.readTitle,
    content: tab === 'edit' && (
      <div className="max-w-6xl">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <EditTab job={job} isWritable={isWritable} />
        </Suspense>
      </div>
    ),
  };
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        eyebrow={job.organizationName}
        title={job.draft.title}
        intro={
          <>
            <JobStatusPill status={job.status} /> <span className="ml-1">{jobFacts(job)}</span>
          </>
        }
        action={<JobActions job={job} />}
      />
      {!mayEdit && <Banner>{job.mayHire ? limitsCopy.banner : limitsCopy.onlyLooks}</Banner>}
      <JobUpkeep job={job} />
      <PayApprovalBanner job={job} />
      {job.status === 'published' && tab === 'candidates' && <PoolForJob jobId={job.id} mayAct={job.mayHire} />}
      {isJustPublished(state) && job.status === 'published' && tab === 'candidates' && (
        <JobPublished
          job={job}
          onSeeCandidates={() => document.getElementById('candidates-of-job')?.focus()}
          onDismiss={() => setQuery({}, { replace: true, preventScrollReset: true })}
        />
      )}
      <Tabs
        label={job.draft.title}
        value={tab}
        onChange={(next) => setQuery(addressOf(query, next), { preventScrollReset: true })}
        tabs={job.status === 'draft' ? [writing] : [board, table, people, writing]}
      />
    </div>
  );
}
