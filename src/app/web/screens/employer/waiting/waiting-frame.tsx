import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { waitingCopy as copy } from './awaiting-approval.copy.ts';
import { EmployerShell } from '../employer-shell.tsx';
import { WAITING } from './waiting-paths.ts';

/** The frame of what an organization in review can already do, with the way back. */
export const WaitingFrame = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string | undefined;
  children: ReactNode;
}) => (
  <EmployerShell isApproved={false}>
    <div className="flex flex-col gap-6">
      <Link to={WAITING} className="inline-flex min-h-11 items-center self-start text-link underline">
        {copy.back}
      </Link>
      <PageHeader title={title} intro={lead} />
      {children}
    </div>
  </EmployerShell>
);
