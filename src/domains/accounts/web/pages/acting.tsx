import { adminCopy } from '#platform/web/copy/admin.ts';
import { ActingScreen } from '#domains/accounts/web/acting/acting-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminCopy.acting.title);

export default function ActingPage() {
  return <ActingScreen />;
}
