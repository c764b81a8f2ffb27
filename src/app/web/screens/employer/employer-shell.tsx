import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { employerNav, standingCopy } from './employer-shell.copy.ts';
import { Link } from 'react-router';
import { SignOutButton } from '#domains/accounts/web/auth/sign-out.tsx';
import { NotificationBell } from '#domains/messaging/web/notifications/notification-bell.tsx';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import type { MemberRole } from '#kernel/vocabulary.ts';
import { useLive } from '#platform/web/api/live.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { useMessagesBadge, withMessages } from '../messages-badge.ts';
import { AppShell } from '#platform/web/ui/layout/app-shell.tsx';

/** What is not for a role is absent from its navigation. */
const ABSENT: Partial<Record<MemberRole, readonly string[]>> = {
  interviewer: ['/messages', '/employer/starts', '/employer/reports'],
  hr_onboarding: ['/employer/availability', '/employer/reports'],
};

/** The frame of an employer's screens, without navigation before the approval. */
export function EmployerShell({
  isApproved = true,
  isWide = false,
  children,
}: {
  isApproved?: boolean;
  isWide?: boolean;
  children: ReactNode;
}) {
  const { data } = useQuery(myOrganization());
  useLive({ verification: [myOrganization().queryKey], members: [myOrganization().queryKey] });
  const unread = useMessagesBadge(isApproved);
  const absent = (data?.myRole && ABSENT[data.myRole]) ?? [];
  const nav = withMessages(
    employerNav.filter(({ to }) => !absent.includes(to)),
    unread,
  );
  return (
    <AppShell
      home={isApproved ? '/employer/dashboard' : '/employers'}
      nav={isApproved ? nav : []}
      isWide={isWide}
      tools={
        <>
          <NotificationBell />
          <SignOutButton />
        </>
      }
    >
      {data && data.standing !== 'open' && (
        <div className="mb-6">
          <Banner tone="warn" title={standingCopy[data.standing].title}>
            {standingCopy[data.standing].body}{' '}
            <Link to="/contact" className="text-link underline">
              {standingCopy.contact}
            </Link>
          </Banner>
        </div>
      )}
      {children}
    </AppShell>
  );
}
