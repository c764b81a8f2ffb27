import { adminRecordsCopy } from '#web/copy/admin-records.ts';
import { MessagesScreen } from '#web/features/admin-messages/messages-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminRecordsCopy.messages.title);

export default function MessagesPage() {
  return <MessagesScreen />;
}
