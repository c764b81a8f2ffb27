import type { ReactNode } from 'react';
import { publicCopy } from '#site/copy/public.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Horizon } from './lazy-part.tsx';

interface SectionProps {
  id?: string;
  title: string;
  intro?: string;
  /** The background: plain, tinted, or dark. */
  ground?: 'plain' | 'tint' | 'night';
  /** On wide screens, puts the title beside the content and keeps it in view. */
  isSplit?: boolean;
  /** Shown below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

const GROUNDS = { plain: '', tint: 'bg-prairie-50', night: 'night bg-night text-ink' } as const;

/** A section of a public page with the shared spacing. */
export function Section({ id, title, intro, ground = 'plain', isSplit = false, lead, children }: SectionProps) {
  return (
    <section
      id={id}
      data-theme={ground === 'night' ? 'dark' : undefined}
      className={classes('overflow-x-clip py-14 md:py-24', GROUNDS[ground])}
    >
      <div
        className={classes(
          'mx-auto grid max-w-6xl gap-8 px-5 md:gap-12',
          isSplit && 'lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-20',
        )}
      >
        <div className={classes('min-w-0', isSplit && 'lg:sticky lg:top-28 lg:self-start')}>
          <h2 className="max-w-2xl text-2xl md:text-3xl">{title}</h2>
          {intro && <p className="mt-4 max-w-2xl text-lg text-ink-soft">{intro}</p>}
          {lead && <div className="mt-7">{lead}</div>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}

export function Figure({ value, label }: { value: string; label: string }) {
  return (
    <p className="border-t border-line-strong pt-5">
      <span className="block font-display text-4xl font-semibold tabular text-wheat-600">{value}</span>{' '}
      <span className="mt-2 block max-w-xs text-ink-soft">{label}</span>
    </p>
  );
}

type Line = readonly [title: string, body: string];

/** Numbered steps, one per line. */
export function Steps({ steps }: { steps: readonly Line[] }) {
  return (
    <ol className="border-t border-line">
      {steps.map(([title, body], at) => (
        <li key={title} className="grid grid-cols-[3rem_1fr] items-baseline gap-x-3 border-b border-line py-6 md:py-7">
          <span className="font-display text-2xl font-semibold text-wheat-600 tabular">{at + 1}</span>
          <div>
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 measure text-ink-soft">{body}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Points of equal weight, two per row where there is room. */
export function Points({ items }: { items: readonly (readonly [title: ReactNode, body: string, key: string])[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
      {items.map(([title, body, key]) => (
        <li key={key} className="border-t-2 border-prairie-500 pt-5">
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="mt-2 text-ink-soft">{body}</p>
        </li>
      ))}
    </ul>
  );
}

export const Soon = ({ children }: { children: ReactNode }) => (
  <span className="ml-2 inline-block rounded-full bg-wheat-50 px-2.5 py-0.5 text-sm font-semibold text-wheat-700">
    {children}
  </span>
);

/** An invented quote, labeled as such. */
export function Story({ quote, who, mark }: { quote: string; who: string; mark: string }) {
  return (
    <figure className="flex h-full flex-col gap-5 rounded-card border border-line bg-surface p-6 md:p-7">
      <blockquote className="flex-1 font-display text-xl">{quote}</blockquote>
      <figcaption className="border-t border-line pt-4 text-sm">
        <span className="block font-medium">{who}</span>
        <span className="block font-semibold text-wheat-600">{mark}</span>
      </figcaption>
    </figure>
  );
}

/** Replaces a form where scripts are off, because it could not be submitted. */
export const NeedsScripts = () => <p className="mt-4 hidden font-medium scriptless:block">{publicCopy.needsScripts}</p>;

/** The closing call to action, above the horizon. */
export function Closing({ title, body, children }: { title: string; body: string; children: ReactNode }) {
  return (
    <section id="final-cta" className="relative isolate overflow-hidden bg-wheat-50">
      <Horizon className="h-32 md:h-52" />
      <div className="mx-auto max-w-6xl px-5 pt-16 pb-44 md:pt-28 md:pb-64">
        <h2 className="max-w-3xl text-3xl md:text-4xl">{title}</h2>
        <p className="mt-4 max-w-xl text-lg text-ink-soft">{body}</p>
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
