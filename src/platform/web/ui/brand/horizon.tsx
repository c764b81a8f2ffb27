import { classes } from '#platform/web/ui/classes.ts';

const WIDTH = 1440;
const HEIGHT = 240;

/** The paths of stems that lean in the wind. Deterministic, so that server and browser render the same. */
function stems(count: number, seed: number, tallest: number): string {
  const pseudoRandom = (at: number) => Math.abs(Math.sin(at * 12.9 + seed) * 437.5) % 1;
  return Array.from({ length: count }, (_, at) => {
    const x = Math.round(((at + pseudoRandom(at)) * WIDTH) / count);
    const height = Math.round(tallest * (0.35 + 0.65 * pseudoRandom(at + 99)));
    const lean = Math.round(height * (pseudoRandom(at + 7) * 0.7 - 0.15));
    return `M${x} ${HEIGHT}q${Math.round(lean / 5)} ${-Math.round(height * 0.6)} ${lean} ${-height}`;
  }).join('');
}
const GRASS = stems(150, 3, 72);
const WHEAT = stems(34, 8, 104);

/**
 * The prairie at first light, for the foot of a hero. Decoration only. On a wide screen it overflows its box at the top,
 * so the container clips its sides.
 */
export function PrairieHorizon({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className={classes('overflow-visible', className)}
    >
      <circle cx="1010" cy="112" r="74" className="fill-sun" />
      <path d="M0 118c190-58 370-64 570-34s430 52 870-26v182H0z" className="fill-hill-far" />
      <path d="M0 164c250-48 470-46 710-20s470 28 730-20v116H0z" className="fill-hill-mid" />
      <path d="M0 206c210-30 430-32 730-14s510 12 710-14v62H0z" className="fill-hill-near" />
      <g fill="none" strokeLinecap="round">
        <path d={GRASS} className="stroke-hill-grass" strokeWidth="2" />
        <path d={WHEAT} className="stroke-wheat-500" strokeWidth="2" />
      </g>
    </svg>
  );
}
