import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { myOrganization } from './organization.queries.ts';

/** The key of the members and of the viewer's role. */
const { queryKey } = myOrganization();

/** Changes a member: shows a refusal, and loads the members again. */
export function useMemberChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** The same in a dialog, which shows the refusal and stays open. */
export function useMemberDialog(change: () => Promise<unknown>, onDone: () => void) {
  const client = useQueryClient();
  return useDialogSubmit(async () => {
    try {
      await change();
    } finally {
      // Also after a refusal: a colleague may have been faster.
      await client.invalidateQueries({ queryKey });
    }
  }, onDone);
}
