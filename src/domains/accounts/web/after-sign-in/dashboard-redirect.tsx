import { pageMeta } from '#platform/web/page/meta.ts';
import { Navigate } from 'react-router';
import { destinationOf } from '#domains/accounts/contract/destination.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { AuthCard, WaitingLine } from '#domains/accounts/web/auth/parts.tsx';
import { useAuth, useAccountState } from '#platform/web/session/auth.ts';

export const meta = () => pageMeta('Opening your home page', undefined, [{ name: 'robots', content: 'noindex' }]);

/** /dashboard and /dashboard-redirect: each user's own home. */
export default function DashboardRedirect() {
  const { ready, user } = useAuth();
  const account = useAccountState();
  if (ready) return <Navigate to={destinationOf(user ? account : null)} replace />;
  return (
    <AuthCard title={authCopy.redirecting}>
      <WaitingLine>{authCopy.postAuth.lead}</WaitingLine>
    </AuthCard>
  );
}
