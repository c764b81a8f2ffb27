import type { ReactNode } from 'react';

/** A screen's h1 with its introduction and its actions. */
export function PageHeader({
  title,
  intro,
  action,
  eyebrow,
}: {
  title: string;
  intro?: ReactNode;
  action?: ReactNode;
  eyebrow?: ReactNode;
}) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0 wrap-anywhere">
        {eyebrow && <p className="mb-1 text-sm font-semibold text-wheat-600">{eyebrow}</p>}
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {intro && <div className="mt-2 measure text-ink-soft">{intro}</div>}
      </div>
      {action && <div className="flex flex-wrap gap-3">{action}</div>}
    </header>
  );
}
