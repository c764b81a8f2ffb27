import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Before a row is measured: one line of 44 px, the least for a finger, and its border. */
const ROW_PX = 45;
const LOAD_AHEAD = 30;

/**
 * The rows of a table that are in view of the page, with the height of those left out before each and at the end. The row
 * that holds the focus always exists, so that no keyboard loses its place.
 */
export function useRowWindow(count: number, focusedAt: number | null, onNearEnd: () => void) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    // Content above the table can change height, which changes the height of the page.
    const measure = () => {
      if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by hand or by a compiler
  const list = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_PX,
    overscan: 12,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (focusedAt === null || focusedAt >= count || shown.includes(focusedAt)) return shown;
      return [...shown, focusedAt].toSorted((a, b) => a - b);
    },
  });
  const shown = list.getVirtualItems();
  const isNearEnd = count > 0 && (shown.at(-1)?.index ?? 0) >= count - LOAD_AHEAD;
  const nearEnd = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (isNearEnd) nearEnd();
  }, [isNearEnd, count]);
  return {
    body,
    measure: list.measureElement,
    rows: shown.map(({ index, start }, at) => ({ index, before: start - (shown[at - 1]?.end ?? top) })),
    after: list.getTotalSize() - ((shown.at(-1)?.end ?? top) - top),
  };
}
