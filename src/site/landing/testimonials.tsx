import { useCallback, useEffect, useRef, useState } from 'react';
import { SWIPE_TRIGGER, TESTIMONIAL_ADVANCE } from '#platform/web/constants.ts';
import { landingCopy, type Side } from '#site/copy/landing.ts';
import { publicCopy } from '#site/copy/public.ts';
import { IconButton } from '#platform/web/ui/actions/button.tsx';
import { LeftIcon, PauseIcon, PlayIcon, RightIcon } from '#platform/web/ui/icons/more-icons.tsx';
import { Story } from '#site/shared/sections.tsx';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves by one card and wraps around at both ends. */
function move(row: HTMLElement, direction: 1 | -1): void {
  const step = (row.firstElementChild?.clientWidth ?? 0) + Number.parseFloat(getComputedStyle(row).columnGap || '0');
  const end = row.scrollWidth - row.clientWidth;
  const target = row.scrollLeft + direction * step;
  const isPastEnd = direction === 1 && row.scrollLeft >= end - 2;
  const isBeforeStart = direction === -1 && row.scrollLeft <= 2;
  row.scrollTo({ left: isPastEnd ? 0 : isBeforeStart ? end : target, behavior: isStill() ? 'instant' : 'smooth' });
}

export function Testimonials({ side }: { side: Side }) {
  const row = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  const [isPaused, setPaused] = useState(false);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isUnderPointer || isFocused;
  const go = useCallback((direction: 1 | -1) => row.current && move(row.current, direction), []);

  useEffect(() => {
    // Braces, because newer browsers return a promise, which must not become the effect's cleanup.
    row.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [side]);
  useEffect(() => {
    if (isPaused || isHeld) return;
    // Checked each time, because the preference may change while the page is open.
    const timer = setInterval(() => !isStill() && go(1), TESTIMONIAL_ADVANCE);
    return () => clearInterval(timer);
  }, [go, isPaused, isHeld, side]);

  return (
    <div
      role="region"
      aria-roledescription="carousel"
      aria-label={landingCopy.stories.label}
      onMouseEnter={() => setUnderPointer(true)}
      onMouseLeave={() => setUnderPointer(false)}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div
        ref={row}
        className="flex touch-pan-y gap-6 overflow-x-hidden still:touch-auto still:overflow-x-auto print:flex-wrap"
        onPointerDown={(event) => (from.current = event.clientX)}
        onPointerCancel={() => (from.current = null)}
        onPointerUp={(event) => {
          const distance = from.current === null ? 0 : event.clientX - from.current;
          from.current = null;
          if (Math.abs(distance) > SWIPE_TRIGGER) go(distance < 0 ? 1 : -1);
        }}
      >
        {landingCopy.stories[side].map(([quote, who]) => (
          <div key={quote} className="w-full shrink-0 select-none md:w-[calc((100%-3rem)/3)]">
            <Story quote={quote} who={who} mark={publicCopy.illustration} />
          </div>
        ))}
      </div>
      <div className="mt-5 flex gap-2 still:hidden">
        <IconButton label={publicCopy.previous} onClick={() => go(-1)}>
          <LeftIcon aria-hidden />
        </IconButton>
        <IconButton label={publicCopy.next} onClick={() => go(1)}>
          <RightIcon aria-hidden />
        </IconButton>
        <IconButton label={isPaused ? publicCopy.play : publicCopy.pause} onClick={() => setPaused(!isPaused)}>
          {isPaused ? <PlayIcon aria-hidden size={20} /> : <PauseIcon aria-hidden size={20} />}
        </IconButton>
      </div>
    </div>
  );
}
