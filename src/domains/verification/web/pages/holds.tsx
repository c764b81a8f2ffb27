import { adminCopy } from '#platform/web/copy/admin.ts';
import { HoldsScreen } from '#domains/verification/web/admin-holds/holds-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminCopy.holds.title);

export default function HoldsPage() {
  return <HoldsScreen />;
}
