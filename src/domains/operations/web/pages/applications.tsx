import { adminMarketCopy } from '#domains/operations/web/admin-market/admin-market.copy.ts';
import { ApplicationsScreen } from '#domains/operations/web/admin-market/applications-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminMarketCopy.applications.title);

export default function ApplicationsPage() {
  return <ApplicationsScreen />;
}
