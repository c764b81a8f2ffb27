import { adminUsersCopy } from '#domains/operations/web/admin-users/admin-users.copy.ts';
import { UsersScreen } from '#domains/operations/web/admin-users/users-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminUsersCopy.title);

export default function UsersPage() {
  return <UsersScreen />;
}
