import { adminCopy } from '#web/copy/admin.ts';
import { OverviewScreen } from '#web/features/admin-overview/overview.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminCopy.overview.title);

export default function OverviewPage() {
  return <OverviewScreen />;
}
