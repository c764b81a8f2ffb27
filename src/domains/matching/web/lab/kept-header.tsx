import type { ReactNode } from 'react';
import { labCopy as copy } from './lab.copy.ts';
import { moment } from '#platform/web/page/format.ts';

interface Props {
  title: string;
  kept: { createdBy: string; createdAt: string };
  children: ReactNode;
}

/** Header of a saved result: name, author and time. */
export function KeptHeader({ title, kept, children }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        <h2 className="text-xl break-words">{title}</h2>
        <p className="text-sm text-ink-soft">{copy.keptBy(kept.createdBy, moment(kept.createdAt))}</p>
      </div>
      {children}
    </div>
  );
}
