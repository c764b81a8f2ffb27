import { adminRecordsCopy } from '#platform/web/copy/admin-records.ts';
import { ErrorsScreen } from '#domains/operations/web/admin-records/errors-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminRecordsCopy.errors.title);

export default function ErrorsPage() {
  return <ErrorsScreen />;
}
