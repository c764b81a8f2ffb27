import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SentInvitation } from '#domains/hiring/contract/invitations/invitations.ts';
import { useStep } from '#domains/hiring/web/applicants/use-step.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { inviteCopy as copy } from './invitations.copy.ts';
import { jobToInviteTo, sentInvitations, withdrawInvite } from './invitations.queries.ts';

interface Props {
  jobId: string;
  applicationId: string;
  onInvite: () => void;
}

/** Inviting a matched person: the button, or the outcome of the invitation. */
export function InviteAction({ jobId, applicationId, onInvite }: Props) {
  const job = useQuery(jobToInviteTo(jobId)).data;
  const sent = useQuery(sentInvitations(jobId)).data;
  if (!job || !sent) return null;
  const invitation = sent.items.find((one) => one.applicationId === applicationId) ?? null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {invitation && <Status invitation={invitation} />}
      {invitation?.status === 'invited' && job.mayHire && <Withdraw applicationId={applicationId} />}
      {job.mayHire && job.status === 'published' && isFree(invitation) && (
        <Button size="sm" onClick={onInvite}>
          {copy.invite}
        </Button>
      )}
    </div>
  );
}

/** Whether the person may be invited (again); the server knows the rest, such as their own limits. */
const isFree = (invitation: SentInvitation | null): boolean =>
  invitation === null ||
  ['expired', 'withdrawn', 'ended'].includes(invitation.status) ||
  (invitation.mutedUntil !== null && Date.parse(invitation.mutedUntil) <= Date.now());

function Status({ invitation: { status, expiresAt, mutedUntil } }: { invitation: SentInvitation }) {
  if (status === 'accepted') return null;
  if (status === 'invited') return <StatusPill tone="info">{copy.open(dayOfMoment(expiresAt))}</StatusPill>;
  return (
    <StatusPill tone="neutral" mayWrap>
      {status === 'not_now' ? copy.notNow(mutedUntil ? dayOfMoment(mutedUntil) : '') : copy.closed[status]}
    </StatusPill>
  );
}

function Withdraw({ applicationId }: { applicationId: string }) {
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useStep(() => withdrawInvite(applicationId));
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {copy.withdraw}
      </Button>
      <ConfirmDialog
        title={copy.sure}
        body={copy.sureBody}
        confirmLabel={copy.withdraw}
        cancelLabel={copy.keep}
        busyLabel={copy.withdrawing}
        isOpen={isAsking}
        isBusy={withdrawing.isPending}
        isPaused={withdrawing.isPaused}
        onClose={() => setAsking(false)}
        onConfirm={() => withdrawing.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
