import { useSearchParams } from 'react-router';
import {
  awaitingApprovalOf,
  dashboardOf,
  destinationOf,
  roleHintOf,
  type ActingRole,
  type AccountState,
} from '#domains/accounts/contract/destination.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { AuthCard } from '#domains/accounts/web/auth/parts.tsx';
import { SignOutButton } from '#domains/accounts/web/auth/sign-out.tsx';
import { useAccountState } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';

const copy = authCopy.pending;

export const meta = () => pageMeta('Pending approval', undefined, [{ name: 'robots', content: 'noindex' }]);

/** For any signed-in user: the state of the review and a link to the page of their role. */
export default function PendingApproval() {
  const [query] = useSearchParams();
  const account = useAccountState();
  if (!account) return null;
  const { title, lead, action, to } = stateOf(account, roleHintOf(query.get('role')));
  return (
    <AuthCard title={title} lead={lead}>
      <LinkButton to={to} isWide>
        {action}
      </LinkButton>
      <SignOutButton />
    </AuthCard>
  );
}

function stateOf(person: AccountState, hint: string | null) {
  const wanted: ActingRole = hint === 'employer' ? 'employer' : 'job_seeker';
  const role = person.role === null || person.role === 'admin' ? wanted : person.role;
  if (person.isAdmin || (person.onboardingCompleted && person.verificationStatus === 'approved')) {
    return {
      title: copy.approvedTitle,
      lead: copy.approvedLead,
      action: copy.proceed,
      to: person.isAdmin ? destinationOf(person) : dashboardOf(role),
    };
  }
  if (!person.onboardingCompleted) {
    return {
      title: copy.notSubmittedTitle,
      lead: copy.notSubmittedLead,
      action: copy.finish,
      to: destinationOf(person),
    };
  }
  const needsAttention = person.verificationStatus === 'needs_fix' || person.verificationStatus === 'rejected';
  return {
    title: needsAttention ? copy.needsAttentionTitle : copy.title,
    lead: needsAttention ? copy.needsAttentionLead : copy.lead,
    action: copy.more,
    to: awaitingApprovalOf(role),
  };
}
