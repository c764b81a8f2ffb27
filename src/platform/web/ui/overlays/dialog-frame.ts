import { useRef } from 'react';

// The same z-index as the box, so that a dialog opened from another one dims it too.
export const OVERLAY = 'fixed inset-0 z-50 bg-black/45 motion-safe:animate-[float-in_150ms_var(--ease-out)]';
export const BOX =
  'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-card border border-line bg-surface shadow-float';

const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled, a[href]';

/** The control that opened a dialog, and its ancestors. */
function pathOf(opener: Element | null): Element[] {
  const path: Element[] = [];
  for (let element = opener; element; element = element.parentElement) path.push(element);
  return path;
}

/** Focuses the opener again, or, if it was removed, the first control left in its nearest remaining ancestor. */
function restoreFocus([opener, ...ancestors]: Element[]) {
  const target = opener?.isConnected
    ? opener
    : ancestors
        .filter(({ isConnected }) => isConnected)
        .map((part) => part.querySelector(CONTROLS))
        .find(Boolean);
  if (target instanceof HTMLElement) target.focus();
}

/** Returns the focus on close. Radix does so only for dialogs opened by its own trigger; ours are opened by state. */
export function useFocusReturn(opensAt?: string, returnsTo?: string) {
  const path = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      path.current = pathOf(document.activeElement);
      const first = opensAt && (event.currentTarget as Element | null)?.querySelector<HTMLElement>(opensAt);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = returnsTo === undefined ? null : document.getElementById(returnsTo);
      if (target) target.focus();
      else restoreFocus(path.current);
    },
  };
}
