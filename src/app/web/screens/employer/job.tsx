import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { personHref } from '#domains/hiring/contract/applicants.ts';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { applicantCopy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { limitsCopy } from './limits.copy.ts';
import { stageFilterOf } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { boardCopy } from '#domains/hiring/web/board/board.copy.ts';
import { PeopleBoard } from '#domains/hiring/web/board/people-board.tsx';
import { PeopleTable } from '#domains/hiring/web/board/people-table.tsx';
import { Wide } from '#domains/hiring/web/board/wide.tsx';
import type { OfferFor } from '#domains/hiring/web/board/use-move-dialogs.tsx';
import { ScreeningSection } from '#domains/hiring/web/screening-questions/questions-form.tsx';
import { ApplicantsPanel } from '#domains/hiring/web/applicants/applicants-panel.tsx';
import { PoolForJob } from '#domains/hiring/web/talent-pool/pool-for-job.tsx';
import { JobEditor } from '#domains/jobs/web/editor/job-editor.tsx';
import { jobFacts, JobStatusPill } from '#domains/jobs/web/jobs/job-list.tsx';
import { changedJob, JOBS_KEY, oneJob } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { JobMoves } from '#domains/jobs/web/jobs/job-moves.tsx';
import { JobPublished } from '#domains/jobs/web/jobs/job-published.tsx';
import { isJustPublished, PUBLISHED } from '#domains/jobs/web/jobs/published-state.ts';
import { JobUpkeep } from '#domains/jobs/web/jobs/job-upkeep.tsx';
import { JobManagers } from '#domains/jobs/web/managers/job-managers.tsx';
import { JobSheet } from '#domains/jobs/web/jobs/job-sheet.tsx';
import { refusalIn } from '#domains/jobs/web/editor/refusal.ts';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { GuardedPart } from '#platform/web/monitoring/guarded.tsx';
import { useLive } from '#platform/web/api/live.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Tabs } from '#platform/web/ui/layout/tabs.tsx';
import { BoardOffer } from './board-offer.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(applicantCopy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

export default function JobPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const job = useQuery(oneJob(id));
  // Notifications from before a person had a page of their own.
  const applicationId = query.get('application');
  if (applicationId) return <Navigate replace to={personHref(id, applicationId, stageFilterOf(query))} />;
  return (
    <EmployerShell>
      <QueryStates query={job} skeleton={<Skeleton className="h-96" />} heading={applicantCopy.title}>
        {(data) => (
          <GuardedPart>
            <Job job={data} />
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
  if (tab === 'candidates') next.delete('tab');
  else next.set('tab', tab);
  return next;
}

const offerFor: OfferFor = (person, onClose) => <BoardOffer person={person} onClose={onClose} />;

function Job({ job }: { job: JobView }) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  useLive({ jobs: changedJob, applications: [JOBS_KEY] });
  const { mayEdit } = job;
  const isWritable = mayEdit && job.status !== 'closed';
  const tab = job.status === 'draft' ? 'edit' : (TABS.find((known) => known === query.get('tab')) ?? 'candidates');
  const pipeline = { scope: { kind: 'job', id: job.id } as const, mayAct: mayEdit, offerFor };
  const board = {
    id: 'board',
    label: boardCopy.board,
    content: tab === 'board' && (
      <Wide>
        <PeopleBoard {...pipeline} />
      </Wide>
    ),
  };
  const table = {
    id: 'table',
    label: boardCopy.table,
    content: tab === 'table' && (
      <Wide>
        <PeopleTable {...pipeline} />
      </Wide>
    ),
  };
  const people = {
    id: 'candidates',
    label: applicantCopy.title,
    content: tab === 'candidates' && (
      <div id="candidates-of-job" tabIndex={-1} className="scroll-mt-24">
        <ApplicantsPanel jobId={job.id} />
      </div>
    ),
  };
  const writing = {
    id: 'edit',
    label: isWritable ? copy.editTitle : copy.readTitle,
    content: tab === 'edit' && <EditTab job={job} isWritable={isWritable} />,
  };
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        eyebrow={job.organizationName}
        title={job.draft.title}
        intro={
          <span className="flex flex-wrap items-center gap-3">
            <JobStatusPill status={job.status} />
            {jobFacts(job)}
            {job.status === 'published' && job.draft.isPublic && (
              <a
                href={`/jobs/${job.slug}`}
                className="inline-flex target items-center text-link underline underline-offset-4"
              >
                {copy.publicPage}
              </a>
            )}
          </span>
        }
        action={mayEdit && <JobMoves job={job} />}
      />
      {!mayEdit && <Banner>{job.mayHire ? limitsCopy.banner : limitsCopy.onlyLooks}</Banner>}
      <JobUpkeep job={job} />
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

/** The job's form, or the job read-only for users who may not edit it and for jobs that can no longer change. */
function EditTab({ job, isWritable }: { job: JobView; isWritable: boolean }) {
  const [, setQuery] = useSearchParams();
  const organization = useQuery(myOrganization());
  const { state } = useLocation();
  if (!isWritable) {
    return (
      <Card className="flex max-w-3xl flex-col gap-4">
        {job.mayEdit && <Banner>{copy.ended}</Banner>}
        <JobSheet draft={job.draft} added={job.addedRequirements} />
      </Card>
    );
  }
  const before = refusalIn(state);
  return (
    <QueryStates query={organization} skeleton={<Skeleton className="h-96" />}>
      {({ facilities }) => (
        <div className="flex flex-col gap-8">
          <JobManagers jobId={job.id} />
          <ScreeningSection jobId={job.id} mayEdit={job.mayEdit} />
          <JobEditor
            key={job.id}
            facilities={facilities}
            job={job}
            refusal={before}
            onSaved={(_, refusal) => {
              // Do not navigate back a user who has moved on in the meantime.
              if (before || refusal) setQuery({ tab: 'edit' }, { replace: true, state: { refusal } });
            }}
            onPublished={() => setQuery({}, { state: PUBLISHED })}
          />
        </div>
      )}
    </QueryStates>
  );
}
