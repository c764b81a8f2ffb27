import type { ReactNode } from 'react';

/** Optional details behind their title. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="rounded-control border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-link">{title}</summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
