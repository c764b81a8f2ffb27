import { adminMarketCopy } from '#domains/operations/web/admin-market/admin-market.copy.ts';
import { JobsScreen } from '#domains/operations/web/admin-market/jobs-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminMarketCopy.jobs.title);

export default function JobsPage() {
  return <JobsScreen />;
}
