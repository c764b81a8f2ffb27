import type { ReactNode } from 'react';
import { SignOutButton } from '#domains/accounts/web/auth/sign-out.tsx';
import { NotificationBell } from '#domains/messaging/web/notifications/notification-bell.tsx';
import { AppShell } from '#platform/web/ui/layout/app-shell.tsx';

const HOME = '/job-seeker/dashboard';

const candidateNav = [
  { to: HOME, label: 'Home' },
  { to: '/job-seeker/profile', label: 'Profile' },
  { to: '/job-seeker/passport', label: 'Passport' },
  { to: '/settings/notifications', label: 'Settings' },
];

/** The layout of a candidate’s screens; before approval it has no navigation. */
export function CandidateShell({ isApproved, children }: { isApproved: boolean; children: ReactNode }) {
  return (
    <AppShell
      home={isApproved ? HOME : '/'}
      nav={isApproved ? candidateNav : []}
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
