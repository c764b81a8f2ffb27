import { classes } from './classes.ts';

/** Three blades of grass in the wind, and the name. */
export function Logo({ className, isMarkOnly = false }: { className?: string; isMarkOnly?: boolean }) {
  return (
    <span className={classes('inline-flex items-center gap-2.5 text-prairie-900', className)}>
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
        <path d="M15.4 30C15 21 12.4 12.6 6 7c1.6 7.4 3.4 15 4 23z" className="fill-prairie-500" />
        <path d="M16.5 30C16.6 19.5 18.4 9.6 24.6 2.2 24.9 12 22.6 21.4 21.6 30z" className="fill-prairie-700" />
        <path d="M12.5 30c1-6.4 5-12 11.5-15.5C21 19.500 18.600 24.500 18 30z" className="fill-wheat-500" />
      </svg>
      {!isMarkOnly && <span className="font-display text-xl leading-none font-semibold tracking-tight">Tallgrass</span>}
      {isMarkOnly && <span className="sr-only">Tallgrass</span>}
    </span>
  );
}

/** The horizon of the prairie: hills and grass, for the foot of a hero. Decoration only. */
export function PrairieHorizon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1440 220" preserveAspectRatio="none" aria-hidden className={className}>
      <path d="M0 120c180-60 360-70 560-40s420 60 880-20v160H0z" className="fill-prairie-100" />
      <path d="M0 160c240-50 460-50 700-24s480 30 740-16v100H0z" className="fill-prairie-300" />
      <path d="M0 196c200-30 420-34 720-16s520 12 720-12v52H0z" className="fill-prairie-500" />
      <g className="stroke-wheat-500" strokeWidth="2" fill="none" strokeLinecap="round">
        <path d="M118 210c4-30 10-52 22-72M126 210c2-22 12-40 26-52M1180 206c-2-30-10-54-24-74M1190 206c2-24 10-44 24-58M1200 206c-2-18 2-40 8-62" />
      </g>
    </svg>
  );
}
