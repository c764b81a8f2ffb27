import { adminMailCopy } from '#web/copy/admin-mail.ts';
import { MailScreen } from '#web/features/admin-mail/mail-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminMailCopy.title);

export default function MailPage() {
  return <MailScreen />;
}
