import { adminCopy } from '#web/copy/admin.ts';
import { HoldsScreen } from '#web/features/admin-holds/holds-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminCopy.holds.title);

export default function HoldsPage() {
  return <HoldsScreen />;
}
