import type { ReactNode } from 'react';
import { employerNav } from '#web/copy/employer.ts';
import { SignOutButton } from '#web/features/auth/sign-out.tsx';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { useIsReviewer } from '#web/features/organization/organization.queries.ts';
import { AppShell } from '#web/ui/page.tsx';

/** Only owners and recruiters post jobs. */
const POSTING = '/employer/new-position';

/** The frame of an employer's screens; before the approval there is nowhere to go but the review. */
export function EmployerShell({ isApproved = true, children }: { isApproved?: boolean; children: ReactNode }) {
  const isReviewer = useIsReviewer(isApproved);
  const nav = employerNav.filter(({ to }) => !isReviewer || to !== POSTING);
  return (
    <AppShell
      home={isApproved ? '/employer/dashboard' : '/employers'}
      nav={isApproved ? nav : []}
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
