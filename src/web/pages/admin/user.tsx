import { useParams } from 'react-router';
import { adminUsersCopy } from '#web/copy/admin-users.ts';
import { UserScreen } from '#web/features/admin-users/user-screen.tsx';
import { beginActing } from '#web/features/auth/acting.queries.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { notice } from '#web/lib/toasts.tsx';

export const meta = () => pageMeta(adminUsersCopy.oneTitle);

export default function UserPage() {
  const { id = '' } = useParams();
  const actAs = (role: Parameters<typeof beginActing>[0], userId: string) =>
    beginActing(role, userId).catch((error: Error) => notice(error.message, { tone: 'danger' }));
  return <UserScreen key={id} id={id} onActAs={(role, userId) => void actAs(role, userId)} />;
}
