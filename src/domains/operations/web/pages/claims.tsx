import { adminClaimsCopy } from '#domains/operations/web/admin-claims/admin-claims.copy.ts';
import { ClaimsScreen } from '#domains/operations/web/admin-claims/claims-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminClaimsCopy.title);

export default function ClaimsPage() {
  return <ClaimsScreen />;
}
