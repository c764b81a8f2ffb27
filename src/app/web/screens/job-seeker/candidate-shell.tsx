import type { ReactNode } from 'react';
import { SignOutButton } from '#domains/accounts/web/auth/sign-out.tsx';
import { NotificationBell } from '#domains/messaging/web/notifications/notification-bell.tsx';
import { AppShell } from '#platform/web/ui/layout/app-shell.tsx';
import { useMessagesBadge, withMessages } from '../messages-badge.ts';
import { AccountMenu } from './account-menu.tsx';
import { candidateBar, candidateNav, HOME } from './candidate-nav.ts';

/** The layout of a candidate’s screens; before approval it has no navigation. */
export function CandidateShell({ isApproved, children }: { isApproved: boolean; children: ReactNode }) {
  const unread = useMessagesBadge(isApproved);
  return (
    <AppShell
      home={isApproved ? HOME : '/'}
      nav={isApproved ? withMessages(candidateNav, unread) : []}
      bar={isApproved ? withMessages(candidateBar, unread) : []}
      tools={
        <>
          <NotificationBell />
          {isApproved ? <AccountMenu /> : <SignOutButton />}
        </>
      }
    >
      {children}
    </AppShell>
  );
}
