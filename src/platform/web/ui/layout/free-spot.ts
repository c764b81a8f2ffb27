/** Where something may float without covering a control: offsets from the window's edges in pixels. */
export interface Spot {
  side: 'right' | 'left';
  bottom: number;
}

const CONTROLS =
  'a, button, input, select, textarea, label, summary, [role=button], [role=switch], [role=checkbox], [role=radio], [role=tab]';
const MARGIN = 16;
/** Clear space around what floats. */
const CLEAR = 4;
const STEP = 56;
/** Higher up it would be among what is being read. */
const HIGHEST = 0.4;
const SAMPLES = [0, 0.25, 0.5, 0.75, 1];

const floorOf = () => parseFloat(document.documentElement.style.getPropertyValue('--floor')) || 0;

function isFree({ side, bottom }: Spot, size: number, own: Element | null): boolean {
  const left = side === 'left' ? MARGIN : document.documentElement.clientWidth - MARGIN - size;
  const top = window.innerHeight - bottom - size;
  const at = (start: number, share: number) => start - CLEAR + share * (size + 2 * CLEAR);
  return SAMPLES.every((x) =>
    SAMPLES.every((y) => {
      const under = document
        .elementsFromPoint(at(left, x), at(top, y))
        .find((one) => one !== own && !own?.contains(one));
      return !under?.closest(CONTROLS);
    }),
  );
}

/** The lowest free spot, at the right if there is one; `null` while every spot would cover a control. */
export function freeSpot(size: number, own: Element | null): Spot | null {
  const lowest = floorOf() + MARGIN;
  for (const side of ['right', 'left'] as const) {
    for (let bottom = lowest; bottom < window.innerHeight * HIGHEST; bottom += STEP) {
      if (isFree({ side, bottom }, size, own)) return { side, bottom };
    }
  }
  return null;
}
