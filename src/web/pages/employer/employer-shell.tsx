import type { ReactNode } from 'react';
import { employerNav } from '#web/copy/employer.ts';
import { SignOutButton } from '#web/features/auth/sign-out.tsx';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { AppShell } from '#web/ui/page.tsx';

/** The frame of an employer's screens; before the approval there is nowhere to go but the review. */
export function EmployerShell({ isApproved = true, children }: { isApproved?: boolean; children: ReactNode }) {
  return (
    <AppShell
      home={isApproved ? '/employer/dashboard' : '/employers'}
      nav={isApproved ? employerNav : []}
      tools={
        <>
          <NotificationBell />
          <SignOutButton />
        </>
      }
    >
      {children}
    </AppShell>
  );
}
