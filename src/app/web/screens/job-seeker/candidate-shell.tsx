import type { ReactNode } from 'react';
import { candidateNav } from '#platform/web/copy/candidate.ts';
import { SignOutButton } from '#domains/accounts/web/auth/sign-out.tsx';
import { NotificationBell } from '#domains/messaging/web/notifications/notification-bell.tsx';
import { AppShell } from '#platform/web/ui/layout/app-shell.tsx';

const HOME = '/job-seeker/dashboard';

/** The frame of a candidate's screens; before the approval there is nowhere to go but the review. */
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
