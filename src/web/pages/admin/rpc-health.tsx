import { adminCopy } from '#web/copy/admin.ts';
import { HealthScreen } from '#web/features/admin-health/health.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminCopy.health.title);

export default function RpcHealthPage() {
  return <HealthScreen />;
}
