import { useRef } from 'react';

// As high as the box: a dialog opened from a dialog dims that one too.
export const OVERLAY = 'fixed inset-0 z-50 bg-black/45 motion-safe:animate-[float-in_150ms_var(--ease-out)]';
export const BOX =
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
export function useFocusReturn(opensAt?: string) {
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
