import { adminUsersCopy } from '#web/copy/admin-users.ts';
import { UsersScreen } from '#web/features/admin-users/users-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminUsersCopy.title);

export default function UsersPage() {
  return <UsersScreen />;
}
