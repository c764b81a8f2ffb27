import { adminHealthCopy } from '#web/copy/admin-health.ts';
import { HealthScreen } from '#web/features/admin-health/health.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminHealthCopy.title);

export default function RpcHealthPage() {
  return <HealthScreen />;
}
