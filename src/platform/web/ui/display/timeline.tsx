import type { ReactNode } from 'react';

interface Entry {
  id: string;
  title: ReactNode;
  when: string;
  detail?: ReactNode;
}

/** Events in chronological order. */
export function Timeline({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="relative flex flex-col gap-4 border-l border-line pl-5">
      {entries.map((entry) => (
        <li key={entry.id} className="relative">
          <span
            aria-hidden
            className="absolute top-1.5 -left-[26px] size-3 rounded-full border-2 border-surface bg-prairie-500"
          />
          <p className="font-medium">{entry.title}</p>
          <p className="text-sm text-ink-soft">{entry.when}</p>
          {entry.detail && <div className="mt-1 text-sm">{entry.detail}</div>}
        </li>
      ))}
    </ol>
  );
}
