import { adminCopy } from '#platform/web/copy/admin.ts';
import { FaqScreen } from '#domains/support/web/admin-faq/faq-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminCopy.faq.title);

export default function FaqPage() {
  return <FaqScreen />;
}
