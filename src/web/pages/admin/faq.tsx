import { adminCopy } from '#web/copy/admin.ts';
import { FaqScreen } from '#web/features/admin-faq/faq-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminCopy.faq.title);

export default function FaqPage() {
  return <FaqScreen />;
}
