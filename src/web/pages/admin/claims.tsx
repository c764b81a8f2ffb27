import { adminClaimsCopy } from '#web/copy/admin-claims.ts';
import { ClaimsScreen } from '#web/features/admin-claims/claims-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminClaimsCopy.title);

export default function ClaimsPage() {
  return <ClaimsScreen />;
}
