import { ReasonDialog, type ReasonDialogProps } from '#platform/web/ui/overlays/reason-dialog.tsx';
import { useDraftState } from './use-draft-state.ts';

/** A reason that survives a reload of the tab until it is sent or canceled; `draft` holds the subject's ID. */
export function KeptReasonDialog({ draft, ...props }: Omit<ReasonDialogProps, 'onType'> & { draft: string }) {
  const [{ reason }, keep, drop] = useDraftState(draft, { reason: props.start ?? '' });
  const close = () => {
    drop();
    props.onClose();
  };
  return <ReasonDialog {...props} start={reason} onType={(typed) => keep({ reason: typed })} onClose={close} />;
}
