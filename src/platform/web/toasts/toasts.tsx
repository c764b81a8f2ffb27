import { Toast } from 'radix-ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Toaster, toast } from 'sonner';
import {
  CONFIRMATION_DURATION,
  CONFIRMATIONS_VISIBLE,
  NOTICE_DURATION,
  NOTICES_VISIBLE,
  TOAST_SWIPE,
} from '#platform/web/constants.ts';
import { CloseIcon } from '#platform/web/ui/icons/core-icons.tsx';

interface Notice {
  id: number;
  tone: 'ok' | 'danger' | 'info';
  title: string;
  body: string | undefined;
}

let notices: readonly Notice[] = [];
let count = 0;
const listeners = new Set<() => void>();
const change = (next: readonly Notice[]) => {
  notices = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Errors and outcomes of forms: one at a time. */
export function notice(title: string, options: { body?: string; tone?: Notice['tone'] } = {}): void {
  count += 1;
  change([...notices, { id: count, tone: options.tone ?? 'info', title, body: options.body }].slice(-NOTICES_VISIBLE));
}

/** Confirmations, up to three at a time, with an action where one is offered (e.g. undo). */
export const confirmation = toast;

const TONES = { ok: 'border-l-ok', danger: 'border-l-danger', info: 'border-l-sky' } as const;

/**
 * Both kinds in one region named 'Notifications' (specification, sections 2.4 and 9): Alt+T expands, Escape collapses.
 */
export function ToastRegion() {
  const shown = useSyncExternalStore(
    subscribe,
    () => notices,
    () => notices,
  );
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!isMounted) return null;
  return (
    <section aria-label="Notifications" className="contents">
      <Toaster
        position="bottom-right"
        visibleToasts={CONFIRMATIONS_VISIBLE}
        duration={CONFIRMATION_DURATION}
        hotkey={['altKey', 'KeyT']}
        containerAriaLabel="Confirmations"
        closeButton
        toastOptions={{
          classNames: {
            toast: '!rounded-card !border-line !bg-surface !text-ink !font-sans !shadow-float',
            description: '!text-ink-soft',
            actionButton: '!bg-primary !text-on-primary !min-h-9',
          },
        }}
      />
      <Toast.Provider duration={NOTICE_DURATION} swipeDirection="right" swipeThreshold={TOAST_SWIPE} label="Notice">
        {shown.map(({ id, tone, title, body }) => (
          <Toast.Root
            key={id}
            onOpenChange={(open) => {
              if (!open) change(notices.filter((other) => other.id !== id));
            }}
            className={`flex items-start gap-3 rounded-card border border-l-4 border-line bg-surface p-4 shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) motion-safe:animate-[float-in_200ms_var(--ease-out)] ${TONES[tone]}`}
          >
            <div className="flex-1">
              <Toast.Title className="font-semibold">{title}</Toast.Title>
              {body && <Toast.Description className="mt-1 text-sm text-ink-soft">{body}</Toast.Description>}
            </div>
            <Toast.Close
              aria-label="Close notice"
              className="-m-2 grid target place-items-center rounded-control text-ink-soft hover:text-ink"
            >
              <CloseIcon aria-hidden size={18} />
            </Toast.Close>
          </Toast.Root>
        ))}
        <Toast.Viewport
          // By itself it would be a second region of the same name.
          label="Notices"
          hotkey={[]}
          className="fixed right-4 bottom-4 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-3 outline-none"
        />
      </Toast.Provider>
    </section>
  );
}
