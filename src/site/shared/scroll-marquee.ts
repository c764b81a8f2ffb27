import { CAROUSEL_SCROLL } from '#platform/web/constants.ts';

/**
 * Scrolls a marquee by 30% of its width (specification, section 9). It is scrolled fully to the left until the visitor
 * has moved it, so whatever can't be scrolled to the left turns back the loop's own motion instead.
 */
export function scrollMarquee(row: HTMLElement, direction: 1 | -1): void {
  const by = direction * row.clientWidth * CAROUSEL_SCROLL;
  const missing = row.scrollLeft + by;
  row.scrollBy({ left: by });
  // Less than a pixel is the rounding of an earlier scroll.
  if (missing < -1) turnBack(row.firstElementChild as HTMLElement, -missing);
}

/** Half of the track is one lap of its animation, since the second half repeats the first. */
function turnBack(track: HTMLElement, pixels: number): void {
  for (const animation of track.getAnimations()) {
    const lapMs = Number(animation.effect?.getComputedTiming().duration);
    const turnedMs = (lapMs * pixels) / (track.offsetWidth / 2);
    // A lap later shows the same, and no time is before the animation's start.
    animation.currentTime = Number(animation.currentTime) + lapMs - turnedMs;
  }
}
