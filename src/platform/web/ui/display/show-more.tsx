import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/actions/button.tsx';

/**
 * The next page of a keyset list. With the last one the button goes: a line that says so takes up the focus, which
 * would fall back to the top of the page.
 */
export function ShowMore({ hasMore, isLoading, onMore }: { hasMore: boolean; isLoading: boolean; onMore: () => void }) {
  const [wasAsked, setAsked] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!hasMore && document.activeElement === document.body) end.current?.focus();
  }, [hasMore]);
  if (!hasMore) {
    return wasAsked ? (
      <p ref={end} tabIndex={-1} className="pt-2 text-center text-sm text-ink-soft">
        That is all.
      </p>
    ) : null;
  }
  return (
    <div className="flex justify-center pt-2">
      <Button
        variant="secondary"
        busy={isLoading && 'Loading…'}
        onClick={() => {
          setAsked(true);
          onMore();
        }}
      >
        Show more
      </Button>
    </div>
  );
}
