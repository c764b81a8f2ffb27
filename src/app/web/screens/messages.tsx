import { Navigate } from 'react-router';
import { destinationOf } from '#domains/accounts/contract/destination.ts';
import { Inbox } from '#domains/hiring/web/conversations/inbox.tsx';
import { MessageReport } from '#domains/support/web/reports/report-dialog.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { useAccountState } from '#platform/web/session/auth.ts';
import { EmployerShell } from './employer/employer-shell.tsx';
import { CandidateShell } from './job-seeker/candidate-shell.tsx';

export const meta = () => pageMeta('My messages', undefined, [{ name: 'robots', content: 'noindex' }]);

const report = (messageId: string) => <MessageReport messageId={messageId} />;

/** The inbox of both sides, in the frame of the reader's own screens; administrators have no conversations. */
export default function MessagesScreen() {
  const account = useAccountState();
  const isApproved = account?.verificationStatus === 'approved';
  if (account?.role === 'employer') {
    return (
      <EmployerShell isApproved={isApproved}>
        <Inbox actionOn={report} />
      </EmployerShell>
    );
  }
  if (account?.role === 'job_seeker') {
    return (
      <CandidateShell isApproved={isApproved}>
        <Inbox actionOn={report} />
      </CandidateShell>
    );
  }
  return <Navigate to={destinationOf(account)} replace />;
}
