import { Navigate } from 'react-router';
import { useAuth } from '#platform/web/session/auth.ts';
import { Guard } from './guard.tsx';

/** Sends administrators without the second factor that production requires to set it up first. */
export default function AdminGuard() {
  const { mustSecureAccount } = useAuth();
  if (mustSecureAccount) return <Navigate to="/settings/security" replace />;
  return <Guard requirement={{ role: 'admin' }} />;
}
