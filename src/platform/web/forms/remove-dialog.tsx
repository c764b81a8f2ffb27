import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';

interface Props {
  title: string;
  copy: { removeBody: string; remove: string; removing: string; removed: string };
  run: () => Promise<unknown>;
  /** The list that is loaded again. */
  queryKey: QueryKey;
  onClose: () => void;
}

/** Asks before an entry of a list is removed. It closes and loads the list again even when the server refuses. */
export function RemoveDialog({ title, copy, run, queryKey, onClose }: Props) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: run,
    onSuccess: () => notice(copy.removed, { tone: 'ok' }),
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={title}
      body={copy.removeBody}
      confirmLabel={copy.remove}
      busyLabel={copy.removing}
      isBusy={remove.isPending}
      isDangerous
      isOpen
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
