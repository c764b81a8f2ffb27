import type { TodayItem } from '#domains/hiring/contract/today.ts';
import { OutcomeDialog } from '#domains/hiring/web/applicants/outcome-dialog.tsx';
import { InviteDialog } from '#domains/hiring/web/invitations/invite-dialog.tsx';

/** The form of an item. It belongs to the list, not to the row: the row goes when a colleague is faster. */
export function TodayDialog({ item, onClose }: { item: TodayItem; onClose: () => void }) {
  const { id, kind, job, person } = item;
  if (kind === 'outcome') return <OutcomeDialog id={id} onClose={onClose} />;
  if (kind === 'match' && person) {
    return <InviteDialog jobId={job.id} invitee={{ ...person, id: person.applicationId }} onClose={onClose} />;
  }
  return null;
}
