import { adminCopy } from '#platform/web/copy/admin.ts';
import { OverviewScreen } from '#domains/operations/web/admin-overview/overview.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminCopy.overview.title);

export default function OverviewPage() {
  return <OverviewScreen />;
}
