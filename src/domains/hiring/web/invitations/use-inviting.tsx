import { useState } from 'react';
import { InviteDialog, type Invitee } from './invite-dialog.tsx';

/**
 * The dialog that invites a person of a job. It belongs to the list, not to the person's card: the card goes when the
 * person blocks the employer, and the dialog has to say so.
 */
export function useInviting(jobId: string) {
  const [invitee, setInvitee] = useState<Invitee | null>(null);
  return {
    invite: setInvitee,
    dialog: invitee && <InviteDialog jobId={jobId} invitee={invitee} onClose={() => setInvitee(null)} />,
  };
}
