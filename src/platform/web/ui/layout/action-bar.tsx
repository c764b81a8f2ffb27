import type { ReactNode } from 'react';
import { useFloor } from './floor.ts';

/** Keeps the screen's one next action in view at the bottom of the window, above the navigation of a phone. */
export function ActionBar({ label, note, children }: { label: string; note?: ReactNode; children?: ReactNode }) {
  const bar = useFloor<HTMLDivElement>();
  return (
    <div
      ref={bar}
      role="group"
      aria-label={label}
      className="sticky bottom-(--bar,0px) z-20 -mx-4 flex flex-col gap-2 border-t border-line bg-surface px-4 py-3 sm:flex-row sm:items-center sm:justify-between sm:gap-4 md:mx-0 md:rounded-t-card md:border-x md:px-6 print:hidden"
    >
      {note ? <div className="min-w-0 text-sm text-ink-soft">{note}</div> : null}
      {children ? <div className="flex shrink-0 gap-2">{children}</div> : null}
    </div>
  );
}
