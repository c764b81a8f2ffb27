import type { ReactNode } from 'react';
import { SignOutButton } from '#domains/accounts/web/auth/sign-out.tsx';
import { NotificationBell } from '#domains/messaging/web/notifications/notification-bell.tsx';
import { AppShell } from '#platform/web/ui/layout/app-shell.tsx';
import { AccountMenu } from './account-menu.tsx';
import { candidateBar, candidateNav, HOME } from './candidate-nav.ts';

/** The layout of a candidate’s screens; before approval it has no navigation. */
export function CandidateShell({ isApproved, children }: { isApproved: boolean; children: ReactNode }) {
  return (
    <AppShell
      home={isApproved ? HOME : '/'}
      nav={isApproved ? candidateNav : []}
      bar={isApproved ? candidateBar : []}
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
