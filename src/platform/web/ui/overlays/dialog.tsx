import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { IconButton } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { BOX, OVERLAY, useFocusReturn } from './dialog-frame.ts';

const WIDTHS = { md: 'max-w-lg', lg: 'max-w-3xl', xl: 'max-w-6xl' } as const;

interface DialogProps {
  title: string;
  description?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'md' | 'lg' | 'xl';
  /** A selector of the element to focus first, instead of the close button. */
  opensAt?: string;
  /** ID of the element to focus on close, where it exists by then, instead of the opener. */
  returnsTo?: string | undefined;
}

/**
 * Tracks whether the dialog has unsaved input. If so, a click outside does nothing, and Escape and the close button ask
 * first.
 */
function useUnsavedInput(onClose: () => void) {
  const [hasInput, setHasInput] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    close: () => (hasInput ? setAsking(true) : onClose()),
    keep: () => setAsking(false),
    guard: {
      // React events of a nested dialog bubble up to here; only input inside this box counts.
      onInput: ({ currentTarget, target }: FormEvent<HTMLElement>) => {
        if (target instanceof Node && currentTarget.contains(target)) setHasInput(true);
      },
      onInteractOutside: (event: Event) => {
        if (hasInput) event.preventDefault();
      },
    },
  };
}

/** A dialog with a title, scrolling content and a fixed footer. */
export function Dialog(props: DialogProps) {
  const { title, description, isOpen, onClose, children, footer, size = 'md', opensAt, returnsTo } = props;
  const focusReturn = useFocusReturn(opensAt, returnsTo);
  const { isAsking, close, keep, guard } = useUnsavedInput(onClose);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          {...focusReturn}
          {...guard}
          className={classes(BOX, WIDTHS[size])}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-5 md:px-6">
            <div>
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-ink-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" className="-mt-2 -mr-2">
                <X aria-hidden size={20} />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="overflow-y-auto px-5 py-4 md:px-6">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 md:px-6">{footer}</div>
          )}
          <ConfirmDialog
            title="Close without saving?"
            body="Your changes aren't saved yet."
            confirmLabel="Discard"
            cancelLabel="Keep editing"
            isDangerous
            isOpen={isAsking}
            onConfirm={onClose}
            onClose={keep}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
