/** A target and what was measured, as `npm run bench -- --json` reports it under `aims`. */
export interface Aim {
  name: string;
  value: number;
  unit: string;
  aim: number;
  met: boolean;
}

type Target = { atMost: number } | { atLeast: number };

/** Compares `value` with its target; both are in `unit`. */
export const aimOf = (name: string, value: number, unit: string, target: Target): Aim =>
  'atMost' in target
    ? { name, value, unit, aim: target.atMost, met: value <= target.atMost }
    : { name, value, unit, aim: target.atLeast, met: value >= target.atLeast };

/** A line for each target. */
export const aimsTable = (aims: readonly Aim[]): string =>
  aims
    .map(
      ({ name, value, unit, aim, met }) =>
        `${met ? 'met   ' : 'missed'} ${name}: ${value} ${unit} (target ${aim} ${unit})`,
    )
    .join('\n');
