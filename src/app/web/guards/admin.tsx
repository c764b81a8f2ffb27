import { Navigate } from 'react-router';
import { useAuth } from '#platform/web/session/auth.ts';
import { Guard } from './guard.tsx';

/** Administrators who have yet to set up the second factor that production asks for do that first. */
export default function AdminGuard() {
  const { mustSecureAccount } = useAuth();
  if (mustSecureAccount) return <Navigate to="/settings/security" replace />;
  return <Guard requirement={{ role: 'admin' }} />;
}
