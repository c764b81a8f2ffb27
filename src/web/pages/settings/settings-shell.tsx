import type { ReactNode } from 'react';
import { destinationOf } from '#shared/kernel/destination.ts';
import { candidateSettingsNav, settingsNav } from '#web/copy/notifications.ts';
import { SignOutButton } from '#web/features/auth/sign-out.tsx';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { useStanding } from '#web/lib/auth.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { AppShell, PageHeader } from '#web/ui/page.tsx';

interface Props {
  title: string;
  intro: string;
  back: string;
  children: ReactNode;
}

/** For every role, so it stands in no role's frame; the way back is the person's own place. */
export function SettingsShell({ title, intro, back, children }: Props) {
  const standing = useStanding();
  const home = destinationOf(standing);
  return (
    <AppShell
      home={home}
      nav={standing?.role === 'job_seeker' ? candidateSettingsNav : settingsNav}
      tools={
        <>
          <NotificationBell />
          <SignOutButton />
        </>
      }
    >
      <div className="flex flex-col gap-10">
        <PageHeader
          title={title}
          intro={intro}
          action={
            <LinkButton variant="secondary" to={home}>
              {back}
            </LinkButton>
          }
        />
        {children}
      </div>
    </AppShell>
  );
}
