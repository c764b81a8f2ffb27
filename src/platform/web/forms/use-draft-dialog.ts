import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { useDraftState } from './use-draft-state.ts';

interface Options<T extends object> {
  /** Names the kept draft; holds the subject's ID. */
  name: string;
  initial: T;
  save: (draft: T) => Promise<unknown>;
  /** The list that is loaded again. */
  queryKey: QueryKey;
  saved: string;
  onClose: () => void;
}

/**
 * A dialog that adds or changes an entry of a list. What is typed survives a reload and a refusal, and is forgotten when it
 * is saved or the dialog is closed. `dialog` are the properties of a `FormDialog`.
 */
export function useDraftDialog<T extends object>({ name, initial, save, queryKey, saved, onClose }: Options<T>) {
  const client = useQueryClient();
  const [draft, setDraft, drop] = useDraftState(name, initial);
  const run = async () => {
    await save(draft);
    drop();
    await client.invalidateQueries({ queryKey });
    notice(saved, { tone: 'ok' });
  };
  const { isBusy, failure, fields, submit } = useDialogSubmit(run, onClose);
  const close = () => {
    drop();
    onClose();
  };
  return {
    draft,
    set: (change: Partial<T>) => setDraft({ ...draft, ...change }),
    fields,
    dialog: { isBusy, failure, submit, onClose: close },
  };
}
