import type { ReactNode } from 'react';
import { CheckIcon } from '#platform/web/ui/icons/core-icons.tsx';
import { Horizon } from './lazy-part.tsx';

interface HeroProps {
  eyebrow: string;
  title: string;
  body: string;
  /** The illustration beside the text. */
  picture?: ReactNode;
  children: ReactNode;
}

/** The hero of a public page, above the prairie. */
export function Hero({ eyebrow, title, body, picture, children }: HeroProps) {
  return (
    <section className="relative isolate overflow-hidden">
      <Horizon className="h-36 md:h-60" />
      <div className="mx-auto grid max-w-6xl gap-12 px-5 pt-12 pb-40 md:pt-20 md:pb-64 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-center lg:gap-16">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="mt-4 max-w-3xl text-3xl sm:text-4xl lg:text-5xl">{title}</h1>
          <p className="mt-6 max-w-xl text-lg text-ink-soft">{body}</p>
          <div className="mt-9 flex flex-wrap gap-3">{children}</div>
        </div>
        {picture}
      </div>
    </section>
  );
}

const Eyebrow = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-3 text-sm font-semibold text-wheat-600">
    <span aria-hidden className="h-0.5 w-8 shrink-0 rounded-full bg-wheat-500" />
    {children}
  </p>
);

interface SampleProps {
  mark: string;
  title: string;
  place: string;
  lines: readonly string[];
  result: string;
}

/** A card as the product shows it, with invented data and labeled so. */
export function Sample({ mark, title, place, lines, result }: SampleProps) {
  return (
    <figure className="w-full max-w-sm rounded-card border border-line bg-surface shadow-float lg:-rotate-1">
      <div className="border-b border-line px-6 pt-5 pb-4">
        <p className="text-sm font-semibold text-wheat-600">{mark}</p>
        <p className="mt-2">
          <span className="block font-display text-xl font-semibold">{title}</span>{' '}
          <span className="block text-ink-soft">{place}</span>
        </p>
      </div>
      <ul className="grid gap-3 px-6 py-5">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-3">
            <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-ok-soft text-ok">
              <CheckIcon aria-hidden size={14} />
            </span>
            {line}
          </li>
        ))}
      </ul>
      <figcaption className="rounded-b-card bg-prairie-50 px-6 py-4 font-semibold text-prairie-900">
        {result}
      </figcaption>
    </figure>
  );
}
