import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { duplicateJob, moveJob, type JobView } from '#shared/contracts/jobs.ts';
import { jobMachine, nextStates } from '#shared/kernel/states.ts';
import { applicantCopy, jobCopy as copy } from '#web/copy/employer.ts';
import { ApplicantDialog } from '#web/features/applicants/applicant-dialog.tsx';
import { ApplicantsPanel } from '#web/features/applicants/applicants-panel.tsx';
import { JobEditor } from '#web/features/jobs/job-editor.tsx';
import { jobFacts, JobStatusPill } from '#web/features/jobs/job-list.tsx';
import { JOBS_KEY, oneJob } from '#web/features/jobs/jobs.queries.ts';
import { refusalIn } from '#web/features/jobs/refusal.ts';
import { myOrganization } from '#web/features/organization/organization.queries.ts';
import { ReportButton } from '#web/features/reports/report-dialog.tsx';
import { call } from '#web/lib/api.ts';
import { Guarded } from '#web/lib/guarded.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { notice } from '#web/lib/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { QueryStates, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(applicantCopy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

export default function JobPage() {
  const { id = '' } = useParams();
  const job = useQuery(oneJob(id));
  return (
    <EmployerShell>
      <QueryStates query={job} skeleton={<Skeleton className="h-96" />}>
        {(data) => (
          <Guarded>
            <Job job={data} />
          </Guarded>
        )}
      </QueryStates>
    </EmployerShell>
  );
}

const MOVE_WORDS = { published: 'Open again', paused: 'Pause', filled: 'Mark as filled', closed: 'Close' } as const;
type Move = keyof typeof MOVE_WORDS;
const MOVES: readonly Move[] = ['published', 'paused', 'filled', 'closed'];

function Job({ job }: { job: JobView }) {
  const [query, setQuery] = useSearchParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const organization = useQuery(myOrganization());
  const { state } = useLocation();
  const opened = query.get('application');
  const tab = query.get('tab') === 'edit' || job.status === 'draft' ? 'edit' : 'candidates';
  const refresh = () => client.invalidateQueries({ queryKey: JOBS_KEY });
  const move = useMutation({
    mutationFn: (to: Move) => call(moveJob, { params: { id: job.id }, body: { to } }),
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: refresh,
  });
  const duplicate = useMutation({
    mutationFn: () => call(duplicateJob, { params: { id: job.id } }),
    onSuccess: (copyOf) => navigate(`/employer/jobs/${copyOf.id}?tab=edit`),
    onError: (error) => notice(error.message, { tone: 'danger' }),
  });
  const allowed = nextStates(jobMachine, job.status, 'employer');
  const moves = MOVES.filter((to) => allowed.includes(to) && !(job.status === 'draft' && to === 'published'));
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        eyebrow={job.organizationName}
        title={job.draft.title}
        intro={
          <span className="flex flex-wrap items-center gap-3">
            <JobStatusPill status={job.status} />
            {jobFacts(job)}
          </span>
        }
        action={
          job.mayEdit && (
            <>
              {moves.map((to) => (
                <Button
                  key={to}
                  size="sm"
                  variant={to === 'closed' ? 'danger' : 'secondary'}
                  busy={move.isPending && move.variables === to && copy.saving}
                  onClick={() => move.mutate(to)}
                >
                  {MOVE_WORDS[to]}
                </Button>
              ))}
              <Button size="sm" variant="quiet" onClick={() => duplicate.mutate()}>
                Duplicate
              </Button>
            </>
          )
        }
      />
      <Tabs
        label={job.draft.title}
        value={tab}
        onChange={(next) => setQuery(next === 'edit' ? { tab: 'edit' } : {}, { preventScrollReset: true })}
        tabs={[
          {
            id: 'candidates',
            label: applicantCopy.title,
            content: tab === 'candidates' && (
              <ApplicantsPanel
                jobId={job.id}
                onOpen={(application) => setQuery({ application }, { preventScrollReset: true })}
              />
            ),
          },
          {
            id: 'edit',
            label: copy.editTitle,
            content: tab === 'edit' && organization.data && (
              <JobEditor
                key={job.version}
                facilities={organization.data.facilities}
                job={job}
                refusal={refusalIn(state)}
                onSaved={(_, refusal) => setQuery({ tab: 'edit' }, { replace: true, state: { refusal } })}
                onPublished={() => setQuery({})}
              />
            ),
          },
        ]}
      />
      {opened && (
        <ApplicantDialog
          id={opened}
          terms={termsOf(job)}
          report={(candidateId, name) => (
            <ReportButton subjectType="person" subjectId={candidateId} subjectName={name} />
          )}
          onClose={() => setQuery({}, { preventScrollReset: true })}
        />
      )}
    </div>
  );
}

/** What an offer starts from. */
function termsOf({ draft }: JobView) {
  const { employmentType, shift, shiftPattern, payMinCents, payMaxCents, startDate } = draft;
  if (!employmentType || !shift || !shiftPattern) return null;
  return {
    employmentType,
    shift,
    shiftPattern,
    payCents: payMinCents !== null && payMaxCents !== null ? Math.round((payMinCents + payMaxCents) / 2) : null,
    startDate,
  };
}
