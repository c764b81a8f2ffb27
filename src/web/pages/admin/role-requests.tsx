import { adminRecordsCopy } from '#web/copy/admin-records.ts';
import { RoleRequestsScreen } from '#web/features/admin-records/role-requests-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminRecordsCopy.roles.title);

export default function RoleRequestsPage() {
  return <RoleRequestsScreen />;
}
