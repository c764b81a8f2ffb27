import { useEffect, useRef, type ReactNode } from 'react';
import { REVEAL_MARGIN, REVEAL_THRESHOLD } from '#platform/web/constants.ts';

/** Fades a section in when it scrolls into view. Without JavaScript or with reduced motion it is always visible. */
export function Reveal({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isFirst = true;
    // The observer's first call gives the section's position without forcing a layout.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isBelow = isFirst && entry.boundingClientRect.top >= window.innerHeight;
        if (isBelow && !entry.isIntersecting) element.classList.add('reveal-waiting');
        else if (isFirst) observer.disconnect();
        else if (entry.isIntersecting) {
          element.classList.add('reveal');
          element.classList.remove('reveal-waiting');
          observer.disconnect();
        }
        isFirst = false;
      },
      { threshold: REVEAL_THRESHOLD, rootMargin: `${REVEAL_MARGIN}px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.classList.remove('reveal-waiting');
    };
  }, []);
  return <div ref={ref}>{children}</div>;
}
