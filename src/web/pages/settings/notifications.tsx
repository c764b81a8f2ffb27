import { destinationOf } from '#shared/kernel/destination.ts';
import { noticesCopy } from '#web/copy/notifications.ts';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { NotificationSettings } from '#web/features/notifications/notification-settings.tsx';
import { SignOutButton } from '#web/features/auth/sign-out.tsx';
import { useStanding } from '#web/lib/auth.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { AppShell, PageHeader } from '#web/ui/page.tsx';

const copy = noticesCopy.settings;

export const meta = () => pageMeta(copy.title, copy.intro, [{ name: 'robots', content: 'noindex' }]);

/** For every role, so it stands in no role's frame; the way back is the person's own place. */
export default function NotificationSettingsPage() {
  const home = destinationOf(useStanding());
  return (
    <AppShell
      home={home}
      nav={[]}
      tools={
        <>
          <NotificationBell />
          <SignOutButton />
        </>
      }
    >
      <div className="flex flex-col gap-8">
        <PageHeader
          title={copy.title}
          intro={copy.intro}
          action={
            <LinkButton variant="secondary" to={home}>
              {copy.back}
            </LinkButton>
          }
        />
        <NotificationSettings />
      </div>
    </AppShell>
  );
}
