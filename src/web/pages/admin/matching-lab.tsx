import { labCopy } from '#web/copy/admin-lab.ts';
import { LabScreen } from '#web/features/admin-lab/lab.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(labCopy.title);

export default function MatchingLabPage() {
  return <LabScreen />;
}
