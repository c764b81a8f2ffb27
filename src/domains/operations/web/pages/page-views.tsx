import { adminRecordsCopy } from '#platform/web/copy/admin-records.ts';
import { PageViewsScreen } from '#domains/operations/web/admin-records/page-views-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminRecordsCopy.views.title);

export default function PageViewsPage() {
  return <PageViewsScreen />;
}
