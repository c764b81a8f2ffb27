import { useQuery } from '@tanstack/react-query';
import { ChevronRight, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { moment } from '#platform/web/page/format.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { invitationCopy as copy } from './invitations.copy.ts';
import { myInvitations } from './invitations.queries.ts';

const INVITATIONS = '/job-seeker/invitations';

const useOpen = () => (useQuery(myInvitations()).data?.items ?? []).filter(({ status }) => status === 'invited');

/** Leads from home to the open invitations; nothing when there are none. */
export function WaitingInvitations() {
  const open = useOpen();
  if (open.length === 0) return null;
  return (
    <Card>
      <Link to={INVITATIONS} className="flex min-h-12 items-center gap-3 rounded-control hover:underline">
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

/** Says on a job's own page that its employer invites the reader, and leads to the answer. */
export function InvitationForJob({ jobId }: { jobId: string }) {
  const invitation = useOpen().find(({ job }) => job.id === jobId);
  if (!invitation) return null;
  return (
    <Banner title={copy.from(invitation.job.organizationName)}>
      <Link to={INVITATIONS} className="inline-flex min-h-11 items-center text-link underline">
        {copy.toAnswer(moment(invitation.expiresAt))}
      </Link>
    </Banner>
  );
}
