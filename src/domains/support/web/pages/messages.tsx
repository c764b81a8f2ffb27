import { adminRecordsCopy } from '#platform/web/copy/admin-records.ts';
import { MessagesScreen } from '#domains/support/web/admin-messages/messages-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminRecordsCopy.messages.title);

export default function MessagesPage() {
  return <MessagesScreen />;
}
