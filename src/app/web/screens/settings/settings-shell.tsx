import type { ReactNode } from 'react';
import { destinationOf } from '#domains/accounts/contract/destination.ts';
import { SignOutButton } from '#domains/accounts/web/auth/sign-out.tsx';
import { NotificationBell } from '#domains/messaging/web/notifications/notification-bell.tsx';
import { useAccountState } from '#platform/web/session/auth.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { AppShell } from '#platform/web/ui/layout/app-shell.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { SettingsTabs } from './settings-tabs.tsx';
import { candidateBar } from '../job-seeker/candidate-nav.ts';
import { useMessagesBadge, withMessages } from '../messages-badge.ts';
import { settingsNav } from './settings-nav.ts';

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
  const isApprovedCandidate = account?.role === 'job_seeker' && account.verificationStatus === 'approved';
  const unread = useMessagesBadge(isApprovedCandidate);
  return (
    <AppShell
      home={home}
      nav={settingsNav}
      bar={isApprovedCandidate ? withMessages(candidateBar, unread) : []}
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
            // On a phone or tablet, the bottom bar has the way back.
            <LinkButton variant="secondary" to={home} className={isApprovedCandidate ? 'max-lg:hidden' : ''}>
              {back}
            </LinkButton>
          }
        />
        {/* The bottom bar takes the place of the menu that lists these pages. */}
        {isApprovedCandidate && <SettingsTabs />}
        <div className="flex flex-col gap-10">{children}</div>
      </div>
    </AppShell>
  );
}
