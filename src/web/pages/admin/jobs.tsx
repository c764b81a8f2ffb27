import { adminMarketCopy } from '#web/copy/admin-market.ts';
import { JobsScreen } from '#web/features/admin-market/jobs-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminMarketCopy.jobs.title);

export default function JobsPage() {
  return <JobsScreen />;
}
