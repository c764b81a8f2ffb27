import { useParams } from 'react-router';
import { adminUsersCopy } from '#domains/operations/web/users/users.copy.ts';
import { UserScreen } from '#domains/operations/web/users/user-screen.tsx';
import { beginActing } from '#domains/accounts/web/acting/acting.queries.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';

export const meta = () => pageMeta(adminUsersCopy.oneTitle);

export default function UserPage() {
  const { id = '' } = useParams();
  const actAs = (role: Parameters<typeof beginActing>[0], userId: string) =>
    beginActing(role, userId).catch((error: Error) => notice(error.message, { tone: 'danger' }));
  return <UserScreen key={id} id={id} onActAs={(role, userId) => void actAs(role, userId)} />;
}
