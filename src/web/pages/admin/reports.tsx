import { adminCopy } from '#web/copy/admin.ts';
import { ReportsScreen } from '#web/features/admin-reports/reports-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminCopy.reports.title);

export default function ReportsPage() {
  return <ReportsScreen />;
}
