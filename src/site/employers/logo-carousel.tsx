import { useRef, useState } from 'react';
import { CAROUSEL_SCROLL } from '#platform/web/constants.ts';
import { employersCopy } from '#site/copy/employers-landing.ts';
import { regional } from '#site/copy/regional.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Arrows } from '#site/shared/arrows.tsx';
import { Wordmark } from '#site/shared/wordmark.tsx';

const { names } = regional;

/** The regional names: a scrollable row on wide screens, one at a time on phones. */
export function LogoCarousel() {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * CAROUSEL_SCROLL });
  const turn = (direction: 1 | -1) => setAt((now) => (now + direction + names.length) % names.length);
  return (
    <div>
      <div className="hidden items-center gap-6 md:flex still:flex">
        <ul
          ref={row}
          tabIndex={0}
          aria-label={regional.label}
          className="fading flex min-w-0 flex-1 [scrollbar-width:none] gap-2 overflow-x-auto print:flex-wrap"
        >
          {names.map((name, index) => (
            <li key={name}>
              <Wordmark name={name} isPlain={index % 2 === 1} />
            </li>
          ))}
        </ul>
        <Arrows onMove={scroll} />
      </div>
      <div className="grid justify-items-center gap-3 md:hidden still:hidden">
        <div aria-live="polite" className="text-center">
          <Wordmark name={names[at] ?? names[0]} isPlain={at % 2 === 1} />
          <p className="text-sm text-ink-soft tabular">{employersCopy.logos.count(at + 1, names.length)}</p>
        </div>
        <div aria-hidden className="flex justify-center gap-2">
          {names.map((name, index) => (
            <span
              key={name}
              data-dot={index === at ? 'current' : 'other'}
              className={classes('size-2 rounded-full', index === at ? 'bg-primary' : 'bg-line-strong/50')}
            />
          ))}
        </div>
        <Arrows onMove={turn} />
      </div>
      <p className="mt-5 text-sm text-ink-soft max-md:text-center">{regional.disclaimer}</p>
    </div>
  );
}
