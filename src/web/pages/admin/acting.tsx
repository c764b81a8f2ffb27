import { adminCopy } from '#web/copy/admin.ts';
import { ActingScreen } from '#web/features/auth/acting-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminCopy.acting.title);

export default function ActingPage() {
  return <ActingScreen />;
}
