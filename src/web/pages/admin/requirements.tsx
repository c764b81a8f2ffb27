import { requirementsCopy } from '#web/copy/admin-requirements.ts';
import { RequirementsScreen } from '#web/features/admin-requirements/requirements-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(requirementsCopy.title);

export default function RequirementsPage() {
  return <RequirementsScreen />;
}
