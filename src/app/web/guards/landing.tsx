import { Navigate, Outlet } from 'react-router';
import { useLandingTarget } from '#platform/web/session/landing-target.ts';

/**
 * Section 4.2: a session on `/` goes to its dashboard. A whole page load is answered so by the server, before anything
 * paints; this is for coming here inside the application.
 */
export default function LandingGuard() {
  const target = useLandingTarget();
  return target ? <Navigate to={target} replace /> : <Outlet />;
}
