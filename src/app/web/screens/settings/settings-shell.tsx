import type { ReactNode } from 'react';
import { destinationOf } from '#domains/accounts/contract/destination.ts';
import { candidateSettingsNav, settingsNav } from '#domains/messaging/web/notifications/notifications.copy.ts';
import { SignOutButton } from '#domains/accounts/web/auth/sign-out.tsx';
import { NotificationBell } from '#domains/messaging/web/notifications/notification-bell.tsx';
import { useAccountState } from '#platform/web/session/auth.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { AppShell } from '#platform/web/ui/layout/app-shell.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';

interface Props {
  title: string;
  intro: string;
  back: string;
  children: ReactNode;
}

/** The frame of the settings of every role, with a link back to the user's home. */
export function SettingsShell({ title, intro, back, children }: Props) {
  const account = useAccountState();
  const home = destinationOf(account);
  return (
    <AppShell
      home={home}
      nav={account?.role === 'job_seeker' ? candidateSettingsNav : settingsNav}
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
