import type { ReactNode } from 'react';

/** A line above the page that stays while an unusual mode is on. */
export function TopBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside
      aria-label={label}
      className="sticky top-0 z-50 flex flex-wrap items-center justify-center gap-3 border-b border-warn bg-warn-soft px-4 py-2 text-warn"
    >
      {children}
    </aside>
  );
}
