import { adminCopy } from '#web/copy/admin.ts';
import { AuditScreen } from '#web/features/admin-audit/audit-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminCopy.audit.title);

export default function AuditPage() {
  return <AuditScreen />;
}
