import { adminMarketCopy } from '#web/copy/admin-market.ts';
import { ApplicationsScreen } from '#web/features/admin-market/applications-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminMarketCopy.applications.title);

export default function ApplicationsPage() {
  return <ApplicationsScreen />;
}
