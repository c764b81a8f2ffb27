import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { BOX, OVERLAY, useFocusReturn } from './dialog-frame.ts';

const SENT_LATER = "You are offline. We'll send this when you're back online. Keep this page open.";

interface ConfirmProps {
  title: string;
  body: ReactNode;
  /** Blocks below the body, such as lists; they scroll when they are long. */
  details?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busyLabel?: string;
  isBusy?: boolean;
  /** The action was confirmed and waits for a connection. */
  isPaused?: boolean;
  /** Drops an action that waits; without it, the dialog stays until the action is done. */
  onGiveUp?: () => void;
  isDangerous?: boolean;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot easily be undone. */
export function ConfirmDialog(props: ConfirmProps) {
  const {
    title,
    body,
    confirmLabel,
    cancelLabel = 'Cancel',
    busyLabel = 'Working…',
    isBusy = false,
    isPaused = false,
    isDangerous = false,
  } = props;
  const focusReturn = useFocusReturn();
  const close = () => {
    const isDropped = isPaused && props.onGiveUp !== undefined;
    if (isBusy && !isDropped) return;
    if (isDropped) props.onGiveUp?.();
    props.onClose();
  };
  return (
    <AlertDialog.Root open={props.isOpen} onOpenChange={(open) => !open && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={OVERLAY} />
        <AlertDialog.Content {...focusReturn} className={classes(BOX, 'max-w-md p-6')}>
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-soft">{body}</AlertDialog.Description>
          {props.details && <div className="-mx-1 mt-4 min-h-0 overflow-y-auto px-1">{props.details}</div>}
          <p role="status" className="text-sm text-warn not-empty:mt-4">
            {isPaused ? SENT_LATER : null}
          </p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={isDangerous ? 'danger' : 'primary'} busy={isBusy && busyLabel} onClick={props.onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
