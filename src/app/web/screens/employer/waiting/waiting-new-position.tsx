import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';
import { NewJob } from '#domains/jobs/web/editor/new-job.tsx';
import { myOrganization, useMayPost } from '#domains/employers/web/organization/organization.queries.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { waitingCopy as copy } from './awaiting-approval.copy.ts';
import { WaitingFrame } from './waiting-frame.tsx';
import { draftHref, WAITING } from './waiting-paths.ts';

export const meta = () => pageMeta(copy.draftTitle, copy.draftLead, [{ name: 'robots', content: 'noindex' }]);

/** A first draft while the organization is in review. */
export default function WaitingNewPosition() {
  const organization = useQuery(myOrganization());
  const mayPost = useMayPost();
  const navigate = useNavigate();
  return (
    <WaitingFrame title={copy.draftTitle} lead={copy.draftLead}>
      <QueryStates query={organization} skeleton={<Skeleton className="h-96" />}>
        {({ facilities }) =>
          mayPost ? (
            <NewJob
              facilities={facilities}
              isWaiting
              onSaved={(job) => void navigate(draftHref(job.id), { replace: true })}
              onPublished={() => undefined}
            />
          ) : (
            <Navigate to={WAITING} replace />
          )
        }
      </QueryStates>
    </WaitingFrame>
  );
}
