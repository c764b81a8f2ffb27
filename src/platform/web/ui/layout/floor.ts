import { useLayoutEffect, useRef } from 'react';

/** Bars at the bottom of the window. What floats there (toasts, the button to the top) stays above them. */
const bars = new Map<HTMLElement, number>();

function publish(): void {
  const height = [...bars.values()].reduce((sum, one) => sum + one, 0);
  document.documentElement.style.setProperty('--floor', `${height}px`);
}

/** Reports the height of a bar at the bottom of the window as part of `--floor`. */
export function useFloor<E extends HTMLElement>() {
  const bar = useRef<E>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const measure = () => {
      bars.set(element, element.offsetHeight);
      publish();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      bars.delete(element);
      publish();
    };
  }, []);
  return bar;
}
