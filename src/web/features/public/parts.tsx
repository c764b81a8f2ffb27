import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { PrairieHorizon } from '#web/ui/logo.tsx';

interface HeroProps {
  eyebrow: string;
  title: string;
  body: string;
  children: ReactNode;
}

/** The opening of a public page, standing on the prairie. */
export function Hero({ eyebrow, title, body, children }: HeroProps) {
  return (
    <section className="relative overflow-hidden">
      <div className="mx-auto max-w-6xl px-5 pt-14 pb-36 md:pt-24 md:pb-56">
        <p className="mb-4 font-semibold text-wheat-600">{eyebrow}</p>
        <h1 className="max-w-4xl text-3xl md:text-5xl">{title}</h1>
        <p className="mt-5 max-w-2xl text-lg text-ink-soft">{body}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
      <PrairieHorizon className="pointer-events-none absolute inset-x-0 bottom-0 h-28 w-full md:h-44" />
    </section>
  );
}

interface BandProps {
  id?: string;
  title: string;
  intro?: string;
  isTinted?: boolean;
  children: ReactNode;
}

/** A section of a public page, with the air that the pages share. */
export function Band({ id, title, intro, isTinted = false, children }: BandProps) {
  return (
    <section id={id} className={classes('py-14 md:py-24', isTinted && 'bg-prairie-50')}>
      <div className="mx-auto max-w-6xl px-5">
        <h2 className="text-2xl md:text-3xl">{title}</h2>
        {intro && <p className="mt-3 measure text-lg text-ink-soft">{intro}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}

export function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="border-l-4 border-wheat-500 pl-4">
      <p className="font-display text-3xl font-semibold tabular text-prairie-900">{value}</p>
      <p className="mt-1 text-ink-soft">{label}</p>
    </div>
  );
}

export const Soon = ({ children }: { children: ReactNode }) => (
  <span className="ml-2 inline-block rounded-full bg-wheat-50 px-2.5 py-0.5 text-sm font-semibold text-wheat-700">
    {children}
  </span>
);

export const Wordmark = ({ name }: { name: string }) => (
  <span className="flex h-16 items-center rounded-control border border-line bg-surface px-6 font-display text-lg font-semibold whitespace-nowrap text-ink-soft">
    {name}
  </span>
);

/** A made-up voice, marked as such. */
export function Story({ quote, who, mark }: { quote: string; who: string; mark: string }) {
  return (
    <figure className="flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-6">
      <p className="text-sm font-semibold text-wheat-600">{mark}</p>
      <blockquote className="flex-1 font-display text-lg">{quote}</blockquote>
      <figcaption className="text-sm text-ink-soft">{who}</figcaption>
    </figure>
  );
}
