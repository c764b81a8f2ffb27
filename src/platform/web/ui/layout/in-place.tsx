import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** What stands here now; another value says that it gave way to something else. */
  shows: string;
  className?: string;
  children: ReactNode;
}

/**
 * A place where a button gives way to the form that it opens, and the form to the button. What goes takes the focus
 * along, and the first control of what comes takes it up, so that the keyboard goes on where it was. Whoever was never
 * here is not taken here when somebody else changes it.
 */
export function InPlace({ shows, className, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(shows);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (shown.current === shows) return;
    shown.current = shows;
    if (!hadFocus.current || document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>('input, select, textarea, button, a[href]')?.focus();
  }, [shows]);
  return (
    <div ref={frame} className={className} onFocus={() => (hadFocus.current = true)}>
      {children}
    </div>
  );
}
