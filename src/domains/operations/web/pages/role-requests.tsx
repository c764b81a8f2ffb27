import { adminRecordsCopy } from '#platform/web/copy/admin-records.ts';
import { RoleRequestsScreen } from '#domains/operations/web/admin-records/role-requests-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminRecordsCopy.roles.title);

export default function RoleRequestsPage() {
  return <RoleRequestsScreen />;
}
