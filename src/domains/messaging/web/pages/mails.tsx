import { adminMailCopy } from '#domains/messaging/web/admin-mail/admin-mail.copy.ts';
import { MailScreen } from '#domains/messaging/web/admin-mail/mail-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminMailCopy.title);

export default function MailPage() {
  return <MailScreen />;
}
