import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/actions/button.tsx';

/**
 * Loads the next page of a list. After the last page a line replaces the button and takes its focus, which would
 * otherwise go back to the top of the page.
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
        You've reached the end.
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
