import { useEffect, useRef, useState } from 'react';
import { VISION_THRESHOLDS } from '#platform/web/constants.ts';
import { visionCopy } from '#site/copy/vision.ts';

/** The most visible section. If two are fully visible at the end of the page, the later one. */
function sectionInView(isAtEnd: boolean): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const { id } of visionCopy.sections) {
    const box = document.querySelector(`#${id}`)?.getBoundingClientRect();
    if (!box) continue;
    const shown = Math.max(0, Math.min(box.bottom, window.innerHeight) - Math.max(box.top, 0));
    const share = shown / Math.min(box.height, window.innerHeight);
    if (share > most || (isAtEnd && share > 0 && share === most)) [best, most] = [id, share];
  }
  return best;
}

/** Reading progress: a bar of at most 220 px and, on wide screens, a dot for each section. */
export function ReadingProgress() {
  const fill = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(0);
  const [current, setCurrent] = useState<string>(visionCopy.sections[0].id);

  useEffect(() => {
    const look = () => {
      const whole = document.documentElement.scrollHeight - window.innerHeight;
      const part = whole > 0 ? Math.min(1, Math.max(0, window.scrollY / whole)) : 1;
      setPercent(Math.round(part * 100));
      if (fill.current) fill.current.style.width = `${part * 100}%`;
      setCurrent((before) => sectionInView(part > 0.99) ?? before);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    // Sections also move without scrolling, when one above is revealed or the window is resized.
    const observer = new IntersectionObserver(look, { threshold: VISION_THRESHOLDS });
    for (const { id } of visionCopy.sections) {
      const section = document.querySelector(`#${id}`);
      if (section) observer.observe(section);
    }
    return () => {
      window.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, []);

  return (
    <>
      <div
        role="progressbar"
        aria-label={visionCopy.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="fixed bottom-6 left-5 z-20 h-1.5 w-1/2 max-w-[220px] overflow-hidden rounded-full bg-line still:hidden"
      >
        <div ref={fill} className="h-full w-0 bg-primary" />
      </div>
      <nav
        aria-label={visionCopy.dots}
        className="fixed top-1/2 right-3 z-20 hidden -translate-y-1/2 md:block print:hidden"
      >
        {visionCopy.sections.map(({ id, label }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-label={label}
            aria-current={current === id ? 'true' : undefined}
            className="group grid size-11 place-items-center"
          >
            <span className="size-2.5 rounded-full bg-line-strong group-aria-[current]:size-3.5 group-aria-[current]:bg-primary" />
          </a>
        ))}
      </nav>
    </>
  );
}
