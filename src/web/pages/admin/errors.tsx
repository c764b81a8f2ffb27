import { adminRecordsCopy } from '#web/copy/admin-records.ts';
import { ErrorsScreen } from '#web/features/admin-records/errors-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminRecordsCopy.errors.title);

export default function ErrorsPage() {
  return <ErrorsScreen />;
}
