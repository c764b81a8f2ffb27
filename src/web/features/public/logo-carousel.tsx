import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { CAROUSEL_SCROLL } from '#shared/kernel/constants.ts';
import { employersCopy } from '#web/copy/employers-landing.ts';
import { publicCopy, regional } from '#web/copy/public.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Wordmark } from './parts.tsx';

const { names } = regional;

/** The regional names: a row to scroll on wide screens, one at a time on phones. */
export function LogoCarousel() {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * CAROUSEL_SCROLL });
  const turn = (direction: 1 | -1) => setAt((now) => (now + direction + names.length) % names.length);
  return (
    <div>
      <div className="hidden items-center gap-2 md:flex noscript:flex">
        <Arrows onMove={scroll}>
          <ul
            ref={row}
            tabIndex={0}
            aria-label={regional.label}
            className="flex flex-1 [scrollbar-width:none] gap-4 overflow-x-auto p-1"
          >
            {names.map((name) => (
              <li key={name}>
                <Wordmark name={name} />
              </li>
            ))}
          </ul>
        </Arrows>
      </div>
      <div className="md:hidden noscript:hidden">
        <div className="flex items-center gap-2">
          <Arrows onMove={turn}>
            <div aria-live="polite" className="grid flex-1 justify-items-center gap-2">
              <Wordmark name={names[at] ?? names[0]} />
              <p className="text-sm text-ink-soft tabular">{employersCopy.logos.count(at + 1, names.length)}</p>
            </div>
          </Arrows>
        </div>
        <div aria-hidden className="mt-2 flex justify-center gap-2">
          {names.map((name, index) => (
            <span
              key={name}
              data-dot={index === at ? 'current' : 'other'}
              className={classes('size-2 rounded-full', index === at ? 'bg-primary' : 'bg-line-strong/50')}
            />
          ))}
        </div>
      </div>
      <p className="mt-4 text-sm text-ink-soft">{regional.disclaimer}</p>
    </div>
  );
}

const Arrows = ({ onMove, children }: { onMove: (direction: 1 | -1) => void; children: React.ReactNode }) => (
  <>
    <IconButton label={publicCopy.previous} onClick={() => onMove(-1)}>
      <ChevronLeft aria-hidden />
    </IconButton>
    {children}
    <IconButton label={publicCopy.next} onClick={() => onMove(1)}>
      <ChevronRight aria-hidden />
    </IconButton>
  </>
);
