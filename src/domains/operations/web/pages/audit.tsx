import { adminCopy } from '#platform/web/copy/admin.ts';
import { AuditScreen } from '#domains/operations/web/admin-audit/audit-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminCopy.audit.title);

export default function AuditPage() {
  return <AuditScreen />;
}
