import { X } from 'lucide-react';
import { AlertDialog, Dialog as Radix } from 'radix-ui';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import { classes } from './classes.ts';

// As high as the box: a dialog opened from a dialog dims that one too.
const OVERLAY = 'fixed inset-0 z-50 bg-black/45 motion-safe:animate-[float-in_150ms_var(--ease-out)]';
const BOX =
  'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-card border border-line bg-surface shadow-float';

const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled, a[href]';

/** What opened a dialog, with all that it stands in. */
function placeOf(opener: Element | null): Element[] {
  const place: Element[] = [];
  for (let at = opener; at; at = at.parentElement) place.push(at);
  return place;
}

/** Back to the opener; or, when the step took it away, to the first control that is left around where it stood. */
function focusOn([opener, ...around]: Element[]) {
  const left = opener?.isConnected
    ? opener
    : around
        .filter(({ isConnected }) => isConnected)
        .map((part) => part.querySelector(CONTROLS))
        .find(Boolean);
  if (left instanceof HTMLElement) left.focus();
}

/** Ours are opened by state, not by a trigger of the library, which then leaves the focus nowhere when they close. */
function useFocusReturn(opensAt?: string) {
  const place = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      place.current = placeOf(document.activeElement);
      const first = opensAt && (event.currentTarget as Element | null)?.querySelector<HTMLElement>(opensAt);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      focusOn(place.current);
    },
  };
}

interface DialogProps {
  title: string;
  description?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'md' | 'lg';
  /** A selector of what has the focus first, instead of the cross. */
  opensAt?: string;
}

/**
 * Remembers whether something was typed or chosen in a dialog. Then a click beside it does nothing, and Escape or the
 * cross ask first: a slip must not cost what was written.
 */
function useTyped(onClose: () => void) {
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    close: () => (isTyped ? setAsking(true) : onClose()),
    keep: () => setAsking(false),
    guard: {
      // React lets the events of a dialog above this one through: only what stands in this box counts.
      onInput: ({ currentTarget, target }: FormEvent<HTMLElement>) => {
        if (target instanceof Node && currentTarget.contains(target)) setTyped(true);
      },
      onInteractOutside: (event: Event) => {
        if (isTyped) event.preventDefault();
      },
    },
  };
}

/** A dialog with a name, a scrolling middle and a foot that stays. */
export function Dialog({ title, description, isOpen, onClose, children, footer, size = 'md', opensAt }: DialogProps) {
  const focusReturn = useFocusReturn(opensAt);
  const { isAsking, close, keep, guard } = useTyped(onClose);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          {...focusReturn}
          {...guard}
          className={classes(BOX, size === 'md' ? 'max-w-lg' : 'max-w-3xl')}
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
            body="What you typed here is not saved yet."
            confirmLabel="Discard it"
            cancelLabel="Keep writing"
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

interface ConfirmProps {
  title: string;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busyLabel?: string;
  isBusy?: boolean;
  isDangerous?: boolean;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot easily be taken back. */
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

/** Slides in from the left: the menu of small screens. */
export function Sheet({
  title,
  isOpen,
  onClose,
  children,
}: Pick<DialogProps, 'title' | 'isOpen' | 'onClose' | 'children'>) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,85vw)] flex-col overflow-y-auto border-r border-line bg-surface p-4 shadow-float motion-safe:animate-[slide-in_200ms_var(--ease-out)]"
        >
          <div className="flex items-center justify-between">
            <Radix.Title className="text-lg">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close menu">
                <X aria-hidden size={20} />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
