import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';
import { JobEditor } from '#domains/jobs/web/editor/job-editor.tsx';
import { PUBLISHED } from '#domains/jobs/web/jobs/published-state.ts';
import { oneJob } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { useAccountState } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { waitingCopy as copy } from './awaiting-approval.copy.ts';
import { WaitingFrame } from './waiting-frame.tsx';
import { WAITING } from './waiting-paths.ts';

export const meta = () => pageMeta(copy.jobTitle, undefined, [{ name: 'robots', content: 'noindex' }]);

/** A draft of an organization in review. Once that is approved, the draft can be published from here, too. */
export default function WaitingJob() {
  const { id = '' } = useParams();
  const job = useQuery(oneJob(id));
  const organization = useQuery(myOrganization());
  const account = useAccountState();
  const isWaiting = account?.verificationStatus !== 'approved';
  const navigate = useNavigate();
  return (
    <WaitingFrame title={job.data?.draft.title ?? copy.jobTitle} lead={isWaiting ? copy.draftLead : undefined}>
      <QueryStates query={job} skeleton={<Skeleton className="h-96" />}>
        {(draft) => (
          <QueryStates query={organization} skeleton={<Skeleton className="h-96" />}>
            {({ facilities }) =>
              draft.mayEdit && draft.status === 'draft' ? (
                <JobEditor
                  key={draft.id}
                  facilities={facilities}
                  job={draft}
                  refusal={null}
                  isWaiting={isWaiting}
                  onSaved={() => undefined}
                  onPublished={() => void navigate(`/employer/jobs/${id}`, { replace: true, state: PUBLISHED })}
                />
              ) : (
                <Navigate to={isWaiting ? WAITING : `/employer/jobs/${id}`} replace />
              )
            }
          </QueryStates>
        )}
      </QueryStates>
    </WaitingFrame>
  );
}
