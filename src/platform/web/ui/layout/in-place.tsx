import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** Identifies the current content; a new value means the content was replaced. */
  shows: string;
  className?: string;
  children: ReactNode;
}

/**
 * A place where a button and the form it opens replace each other. If the replaced content had the focus, the first
 * control of the new content gets it, so that the keyboard continues there. Otherwise the focus stays where it is.
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
