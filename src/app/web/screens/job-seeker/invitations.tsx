import { useLiveJobs } from '#domains/hiring/web/candidate-home/use-live-jobs.ts';
import { InvitationLimits } from '#domains/hiring/web/invitations/invitation-limits.tsx';
import { InvitationsPanel } from '#domains/hiring/web/invitations/invitations-panel.tsx';
import { invitationCopy as copy } from '#domains/hiring/web/invitations/invitations.copy.ts';
import { MyPools } from '#domains/hiring/web/talent-pool/my-pools.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { CandidateShell } from './candidate-shell.tsx';

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/** Employers' invitations, the candidate's answers, and their limits. */
export default function JobSeekerInvitations() {
  useLiveJobs();
  return (
    <CandidateShell isApproved>
      <div className="flex flex-col gap-6">
        <PageHeader title={copy.title} intro={copy.intro} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <InvitationsPanel />
          <InvitationLimits />
        </div>
        <div id="talent-pools" className="max-w-3xl scroll-mt-24">
          <MyPools />
        </div>
      </div>
    </CandidateShell>
  );
}
