import { Navigate, Outlet } from 'react-router';
import { useLandingTarget } from '#platform/web/session/landing-target.ts';

/**
 * Section 4.2: sends a signed-in visitor of `/` to the dashboard. The server redirects full page loads before anything
 * paints; this handles navigation inside the application.
 */
export default function LandingGuard() {
  const target = useLandingTarget();
  return target ? <Navigate to={target} replace /> : <Outlet />;
}
