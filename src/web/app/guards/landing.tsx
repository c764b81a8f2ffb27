import { Navigate, Outlet } from 'react-router';
import { landingRedirectOf } from '#shared/kernel/destination.ts';
import { useAuth, useStanding } from '#web/lib/auth.ts';
import { sessionKeys } from '#web/lib/auth-storage.ts';

/**
 * Section 4.2: a session on `/` goes to its dashboard. A whole page load is answered so by the server, before anything
 * paints; this is for coming here inside the application.
 */
export default function LandingGuard() {
  const { ready, user } = useAuth();
  const target = landingRedirectOf(useStanding());
  if (!ready || !user || !target) return <Outlet />;
  sessionKeys.remove('post_login');
  return <Navigate to={target} replace />;
}
