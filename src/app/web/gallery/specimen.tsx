import type { ReactNode } from 'react';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';

export interface GroupProps {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}

/** The components of one folder of the design system. */
export const Group = ({ id, title, intro, children }: GroupProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-6 border-t border-line pt-10">
    <div>
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 measure text-ink-soft">{intro}</p>
    </div>
    <div className="grid items-start gap-6 xl:grid-cols-2">{children}</div>
  </section>
);

interface SpecimenProps {
  /** The component's file below `src/platform/web/ui`. */
  file: string;
  title: string;
  /** When to use it, in a sentence. Code is between backticks. */
  use: string;
  /** Takes the whole width: for tables and other wide parts. */
  isWide?: boolean;
  children: ReactNode;
}

/** One component: its name, its file, when to use it, and its states. */
export const Specimen = ({ file, title, use, isWide = false, children }: SpecimenProps) => (
  <article
    id={slugOf(title)}
    data-file={file}
    className={`flex min-w-0 flex-col rounded-card border border-line bg-surface ${isWide ? 'xl:col-span-2' : ''}`}
  >
    <header className="flex flex-col gap-1 border-b border-line p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold">{title}</h3>
        <Badge>{file}</Badge>
      </div>
      <p className="measure text-sm text-ink-soft">
        {use.split('`').map((part, i) => (i % 2 === 1 ? <code key={part}>{part}</code> : part))}
      </p>
    </header>
    <div className="flex flex-col gap-6 p-5">{children}</div>
  </article>
);

/** A component in one state. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-2">
    <p className="text-xs font-semibold text-ink-soft">{name}</p>
    <div className="min-w-0">{children}</div>
  </div>
);

/** Small variants beside each other. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);

export const slugOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
