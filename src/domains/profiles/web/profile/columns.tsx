import type { ReactNode } from 'react';

/** Two columns where there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>;
}
