import { useEffect, useState } from 'react';
import { SCROLL_TO_TOP_FROM } from '#platform/web/constants.ts';
import { UpIcon } from '#platform/web/ui/icons/core-icons.tsx';

/** Appears once the page is scrolled down. */
export function ScrollToTop() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > SCROLL_TO_TOP_FROM);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!isShown) return null;
  return (
    <button
      type="button"
      aria-label="Scroll to top"
      onClick={() => window.scrollTo({ top: 0 })}
      className="fixed right-4 bottom-4 z-20 grid size-12 place-items-center rounded-full border border-line bg-surface text-ink shadow-float hover:bg-prairie-50 print:hidden"
    >
      <UpIcon aria-hidden size={20} />
    </button>
  );
}
