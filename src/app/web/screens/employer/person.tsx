import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { oneApplicant, stageFilterOf } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { PersonPage } from '#domains/hiring/web/person/person-page.tsx';
import { personCopy as copy } from '#domains/hiring/web/person/person.copy.ts';
import { jobFacts } from '#domains/jobs/web/jobs/job-list.tsx';
import { changedJob, oneJob } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { RequestAppeal } from '#domains/matching/web/appeals/request-appeal.tsx';
import { ReportButton } from '#domains/support/web/reports/report-dialog.tsx';
import { useLive } from '#platform/web/api/live.ts';
import { GuardedPart } from '#platform/web/monitoring/guarded.tsx';
import { day } from '#platform/web/page/format.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { EmployerShell } from './employer-shell.tsx';
import { termsOf } from './jobs/offer-terms.ts';

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/** A candidate of a job. The job and the person load side by side. */
export default function Person() {
  const { jobId = '', applicationId = '' } = useParams();
  const [query] = useSearchParams();
  const show = stageFilterOf(query);
  const job = useQuery(oneJob(jobId));
  const person = useQuery(oneApplicant(applicationId, show));
  useLive({ jobs: changedJob });
  const skeleton = <Skeleton className="h-96" />;
  return (
    <EmployerShell>
      <QueryStates query={job} skeleton={skeleton} heading={copy.title}>
        {(of) => (
          <QueryStates query={person} skeleton={skeleton} heading={copy.title}>
            {(data) => (
              <GuardedPart>
                <PersonPage
                  person={data}
                  job={{ id: of.id, title: of.draft.title }}
                  offered={[jobFacts(of), of.draft.startDate && copy.starts(day(of.draft.startDate))]
                    .filter(Boolean)
                    .join(' · ')}
                  show={show}
                  terms={termsOf(of)}
                  mayAct={of.mayHire}
                  report={
                    <>
                      <RequestAppeal subject={{ applicationId }} />
                      {data.candidateId && (
                        <ReportButton subjectType="person" subjectId={data.candidateId} subjectName={data.name} />
                      )}
                    </>
                  }
                />
              </GuardedPart>
            )}
          </QueryStates>
        )}
      </QueryStates>
    </EmployerShell>
  );
}
