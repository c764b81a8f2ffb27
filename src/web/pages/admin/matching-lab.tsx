import { adminCopy } from '#web/copy/admin.ts';
import { LabScreen } from '#web/features/admin-lab/lab.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminCopy.lab.title);

export default function MatchingLabPage() {
  return <LabScreen />;
}
