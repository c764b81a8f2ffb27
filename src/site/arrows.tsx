import { publicCopy } from '#site/copy/public.ts';
import { IconButton } from '#platform/web/ui/button.tsx';
import { LeftMark, RightMark } from '#platform/web/ui/more-marks.tsx';

/** Back and on, by one. */
export const Arrows = ({ onMove }: { onMove: (direction: 1 | -1) => void }) => (
  <span className="flex gap-2 still:hidden">
    <IconButton label={publicCopy.previous} className="border border-line bg-surface" onClick={() => onMove(-1)}>
      <LeftMark aria-hidden />
    </IconButton>
    <IconButton label={publicCopy.next} className="border border-line bg-surface" onClick={() => onMove(1)}>
      <RightMark aria-hidden />
    </IconButton>
  </span>
);
