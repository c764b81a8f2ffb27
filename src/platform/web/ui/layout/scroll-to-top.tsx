import { useEffect, useRef, useState } from 'react';
import { SCROLL_TO_TOP_FROM } from '#platform/web/constants.ts';
import { UpIcon } from '#platform/web/ui/icons/core-icons.tsx';
import { freeSpot, type Spot } from './free-spot.ts';

const SIZE = 48;
/** After each of these, another control may be where the button is. */
const CHANGES = ['scroll', 'resize', 'click', 'keyup'] as const;

/** Appears once the page is scrolled down, where it covers no control; yields while there is no such place. */
export function ScrollToTop() {
  const [spot, setSpot] = useState<Spot | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let frame = 0;
    const place = () => setSpot(window.scrollY > SCROLL_TO_TOP_FROM ? freeSpot(SIZE, button.current) : null);
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const content = new ResizeObserver(soon);
    content.observe(document.body);
    for (const change of CHANGES) window.addEventListener(change, soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      content.disconnect();
      for (const change of CHANGES) window.removeEventListener(change, soon);
    };
  }, []);
  if (!spot) return null;
  return (
    <button
      ref={button}
      type="button"
      aria-label="Scroll to top"
      onClick={() => window.scrollTo({ top: 0 })}
      style={{ bottom: spot.bottom, [spot.side]: 16 }}
      className="fixed z-20 grid size-12 place-items-center rounded-full border border-line bg-surface text-ink shadow-float hover:bg-prairie-50 print:hidden"
    >
      <UpIcon aria-hidden size={20} />
    </button>
  );
}
