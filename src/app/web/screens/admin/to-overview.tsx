import { Navigate } from 'react-router';

export default function ToOverview() {
  return <Navigate to="/admin/overview" replace />;
}
