import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decidePayApproval } from '#domains/jobs/contract/pay-approval.ts';
import { call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';
import { payApprovalCopy as copy } from './pay-approval.copy.ts';

/** Approves a pay range with one tap, or returns it with a reason. */
export function DecidePay({ approvalId, title }: { approvalId: string; title: string }) {
  const client = useQueryClient();
  const [isReturning, setReturning] = useState(false);
  const decide = useMutation({
    mutationFn: (body: { approves: boolean; reason?: string }) =>
      call(decidePayApproval, { params: { id: approvalId }, body }),
    // Here and not where it is pressed: the answer removes this line, and what a press waits for goes with it.
    onSuccess: (_, { approves }) => {
      if (approves) notice(copy.approved(title), { tone: 'ok' });
    },
    onError: (error, { approves }) => {
      // A return is refused in its dialog.
      if (approves) notice(error.message, { tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <>
      <Button
        size="sm"
        aria-label={copy.approveFor(title)}
        busy={decide.isPending && copy.sending}
        onClick={() => decide.mutate({ approves: true })}
      >
        {copy.approve}
      </Button>
      <Button size="sm" variant="secondary" aria-label={copy.giveBackFor(title)} onClick={() => setReturning(true)}>
        {copy.giveBack}
      </Button>
      {isReturning && (
        <ReasonDialog
          title={copy.returnTitle}
          body={copy.returnBody}
          label={copy.returnReason}
          confirm={copy.returnConfirm}
          cancel={copy.keep}
          busy={copy.sending}
          field="reason"
          run={(reason) => decide.mutateAsync({ approves: false, reason })}
          onClose={() => setReturning(false)}
        />
      )}
    </>
  );
}
