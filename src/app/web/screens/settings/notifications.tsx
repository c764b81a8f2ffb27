import { CalendarSubscription } from '#domains/hiring/web/calendar/calendar-subscription.tsx';
import { noticesCopy } from '#domains/messaging/web/notifications/notifications.copy.ts';
import { NotificationSettings } from '#domains/messaging/web/notifications/notification-settings.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { SettingsShell } from './settings-shell.tsx';

const copy = noticesCopy.settings;

export const meta = () => pageMeta(copy.title, copy.intro, [{ name: 'robots', content: 'noindex' }]);

export default function NotificationSettingsPage() {
  return (
    <SettingsShell title={copy.title} intro={copy.intro} back={copy.back}>
      <NotificationSettings />
      <CalendarSubscription />
    </SettingsShell>
  );
}
