import { labCopy } from '#domains/matching/web/admin-lab/admin-lab.copy.ts';
import { LabScreen } from '#domains/matching/web/admin-lab/lab.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(labCopy.title);

export default function MatchingLabPage() {
  return <LabScreen />;
}
