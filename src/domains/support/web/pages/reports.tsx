import { adminCopy } from '#platform/web/copy/admin.ts';
import { ReportsScreen } from '#domains/support/web/admin-reports/reports-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminCopy.reports.title);

export default function ReportsPage() {
  return <ReportsScreen />;
}
