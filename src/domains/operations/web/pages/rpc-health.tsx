import { adminHealthCopy } from '#domains/operations/web/admin-health/admin-health.copy.ts';
import { HealthScreen } from '#domains/operations/web/admin-health/health.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminHealthCopy.title);

export default function RpcHealthPage() {
  return <HealthScreen />;
}
