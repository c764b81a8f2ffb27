import { publicCopy } from '#site/copy/public.ts';
import { IconButton } from '#platform/web/ui/actions/button.tsx';
import { LeftIcon, RightIcon } from '#platform/web/ui/icons/more-icons.tsx';

/** Buttons to the previous and the next item. */
export const Arrows = ({ onMove }: { onMove: (direction: 1 | -1) => void }) => (
  <span className="flex gap-2 still:hidden">
    <IconButton label={publicCopy.previous} className="border border-line bg-surface" onClick={() => onMove(-1)}>
      <LeftIcon aria-hidden />
    </IconButton>
    <IconButton label={publicCopy.next} className="border border-line bg-surface" onClick={() => onMove(1)}>
      <RightIcon aria-hidden />
    </IconButton>
  </span>
);
