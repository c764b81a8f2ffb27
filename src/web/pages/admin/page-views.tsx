import { adminRecordsCopy } from '#web/copy/admin-records.ts';
import { PageViewsScreen } from '#web/features/admin-records/page-views-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminRecordsCopy.views.title);

export default function PageViewsPage() {
  return <PageViewsScreen />;
}
