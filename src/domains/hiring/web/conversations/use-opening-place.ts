import { useEffect, useRef, type RefObject } from 'react';
import type { MessageView } from '#domains/hiring/contract/conversations/conversations.ts';

interface Loaded {
  isSuccess: boolean;
  messages: readonly Pick<MessageView, 'id'>[];
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

const READER_STEPS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Where a conversation opens: at its newest message and the answer to it, or at the message that a search found, for
 * which earlier pages are read.
 */
export function useOpeningPlace(sought: string | null, loaded: Loaded): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const { isSuccess, messages, hasNextPage, isFetchingNextPage, fetchNextPage } = loaded;
  const isThere = messages.some(({ id }) => id === sought);
  const isMissing = isSuccess && sought !== null && !isThere && hasNextPage;
  useEffect(() => {
    if (isMissing && !isFetchingNextPage) void fetchNextPage();
  }, [isMissing, isFetchingNextPage, fetchNextPage]);
  useEffect(() => {
    if (!isSuccess || isMissing) return;
    const found = isThere && sought ? document.getElementById(`message-${sought}`) : null;
    found?.focus({ preventScroll: true });
    const show = () =>
      found ? found.scrollIntoView({ block: 'center' }) : end.current?.scrollIntoView({ block: 'nearest' });
    show();
    // What loads later, such as who answers, must not push it out of sight. The reader's first step ends this.
    const growing = new ResizeObserver(show);
    if (end.current?.parentElement) growing.observe(end.current.parentElement);
    const stop = () => growing.disconnect();
    for (const step of READER_STEPS) window.addEventListener(step, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const step of READER_STEPS) window.removeEventListener(step, stop);
    };
  }, [isSuccess, isMissing, isThere, sought]);
  return end;
}
