import { Toast as Radix } from 'radix-ui';
import { useRef, useState, type FocusEvent } from 'react';
import { TOAST_SWIPE } from '#platform/web/constants.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { CloseIcon } from '#platform/web/ui/icons/core-icons.tsx';

export interface Toast {
  id: number;
  tone: 'ok' | 'danger' | 'info';
  title: string;
  body?: string | undefined;
  /** Milliseconds. */
  duration: number;
  action?: { label: string; onClick: () => void } | undefined;
}

const TONES = { ok: 'border-l-ok', danger: 'border-l-danger', info: 'border-l-sky' } as const;

/**
 * The toasts at the bottom right, the newest in front. Older ones wait behind it until the stack is expanded: by the
 * pointer, by focus, or by Alt+T. Escape collapses it again (specification, section 2.4).
 */
export function ToastStack({ toasts, onClose }: { toasts: readonly Toast[]; onClose: (id: number) => void }) {
  const stack = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [isExpanded, setExpanded] = useState(false);
  const expandOnFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !stack.current?.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
    setExpanded(true);
  };
  const collapseOnBlur = ({ relatedTarget }: FocusEvent) => {
    if (!stack.current?.contains(relatedTarget)) setExpanded(false);
  };
  const collapseOnEscape = (event: KeyboardEvent) => {
    if (!isExpanded) return;
    event.preventDefault();
    setExpanded(false);
    if (!stack.current?.contains(document.activeElement)) return;
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={TOAST_SWIPE} label="Notification">
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          isExpanded={isExpanded}
          onEscape={collapseOnEscape}
          onClose={() => onClose(toast.id)}
        />
      ))}
      <Radix.Viewport
        ref={stack}
        // The region around it is already named 'Notifications'.
        label="Recent messages"
        hotkey={['altKey', 'KeyT']}
        onFocus={expandOnFocus}
        onBlur={collapseOnBlur}
        onPointerEnter={() => setExpanded(true)}
        onPointerLeave={() => setExpanded(false)}
        className="fixed right-4 bottom-[calc(var(--floor,0px)+1rem)] z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col outline-none"
      />
    </Radix.Provider>
  );
}

interface CardProps {
  toast: Toast;
  isExpanded: boolean;
  onEscape: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** A collapsed card that is not the newest shows only its upper edge. */
const COLLAPSED =
  'not-last:mb-1 not-last:h-3 not-last:scale-x-95 not-last:overflow-hidden not-last:py-0 not-last:*:invisible';

function ToastCard({ toast: { tone, title, body, duration, action }, isExpanded, onEscape, onClose }: CardProps) {
  return (
    <Radix.Root
      duration={duration}
      data-expanded={isExpanded}
      onEscapeKeyDown={onEscape}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={classes(
        'flex items-start gap-3 rounded-card border border-l-4 border-line bg-surface p-4 shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) motion-safe:animate-[float-in_200ms_var(--ease-out)]',
        TONES[tone],
        isExpanded ? 'not-last:mb-3' : COLLAPSED,
      )}
    >
      <div className="flex-1">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {body && <Radix.Description className="mt-1 text-sm text-ink-soft">{body}</Radix.Description>}
        {action && (
          <Radix.Action
            altText={action.label}
            onClick={action.onClick}
            className="mt-2 inline-flex min-h-11 items-center rounded-control bg-primary px-4 text-sm font-semibold text-on-primary hover:bg-primary-strong"
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label="Close notification"
        className="-m-2 grid target place-items-center rounded-control text-ink-soft hover:text-ink"
      >
        <CloseIcon aria-hidden size={18} />
      </Radix.Close>
    </Radix.Root>
  );
}
