import { useQuery } from '@tanstack/react-query';
import { ChevronRight, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { invitationCopy as copy } from './invitations.copy.ts';
import { myInvitations } from './invitations.queries.ts';

const useOpen = () => (useQuery(myInvitations()).data?.items ?? []).filter(({ status }) => status === 'invited');

/** Leads from home to the open invitations; nothing when there are none. */
export function WaitingInvitations() {
  const open = useOpen();
  if (open.length === 0) return null;
  return (
    <Card>
      <Link to="/job-seeker/invitations" className="flex min-h-12 items-center gap-3 rounded-control hover:underline">
        <MessagesSquare aria-hidden size={20} className="shrink-0 text-sky" />
        <span className="grow">
          <span className="block font-semibold">{copy.waiting(open.length)}</span>
          <span className="block text-sm text-ink-soft">
            {[...new Set(open.map(({ job }) => job.organizationName))].join(', ')}
          </span>
        </span>
        <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
      </Link>
    </Card>
  );
}

/** The open invitation for one job, on its own page. */
export function InvitationForJob({ jobId }: { jobId: string }) {
  const invitation = useOpen().find(({ job }) => job.id === jobId);
  return invitation ? <InvitationCard invitation={invitation} /> : null;
}
