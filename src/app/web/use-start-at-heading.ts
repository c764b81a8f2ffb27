import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenPresent } from '#platform/web/page/when-present.ts';

/** A screen opened from another one begins at its top and its heading, or at the section that the address names. */
export function useStartAtHeading(): void {
  const { pathname, hash } = useLocation();
  const before = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = before.current === null;
    if (before.current === pathname) return;
    before.current = pathname;
    if (isFirst) return;
    if (hash) {
      whenPresent(`[id="${CSS.escape(hash.slice(1))}"]`, (part) => {
        part.scrollIntoView({ behavior: 'instant' });
        focusHeading(part.querySelector<HTMLElement>('h2, h3') ?? part);
      });
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    whenPresent('h1', focusHeading);
  }, [pathname, hash]);
}

/**
 * Moves the focus to the heading, so that screen readers start a new screen or section there. A field that already has
 * the focus keeps it: the person asked for it, or is typing there.
 */
function focusHeading(heading: HTMLElement): void {
  if (document.activeElement?.matches('input, textarea, select')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
