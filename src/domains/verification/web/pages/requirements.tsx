import { requirementsCopy } from '#domains/verification/web/admin-requirements/admin-requirements.copy.ts';
import { RequirementsScreen } from '#domains/verification/web/admin-requirements/requirements-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(requirementsCopy.title);

export default function RequirementsPage() {
  return <RequirementsScreen />;
}
