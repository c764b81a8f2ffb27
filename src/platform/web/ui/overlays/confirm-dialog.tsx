import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { BOX, OVERLAY, useFocusReturn } from './dialog-frame.ts';

interface ConfirmProps {
  title: string;
  body: ReactNode;
  /** Blocks below the body, such as lists; they scroll when they are long. */
  details?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busyLabel?: string;
  isBusy?: boolean;
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
    isDangerous = false,
  } = props;
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog.Root open={props.isOpen} onOpenChange={(open) => !open && !isBusy && props.onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={OVERLAY} />
        <AlertDialog.Content {...focusReturn} className={classes(BOX, 'max-w-md p-6')}>
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-soft">{body}</AlertDialog.Description>
          {props.details && <div className="-mx-1 mt-4 min-h-0 overflow-y-auto px-1">{props.details}</div>}
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
