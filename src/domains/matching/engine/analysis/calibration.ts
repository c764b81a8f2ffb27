/**
 * Calibration: from the rank score s (the product of both side scores) to the probability that a showing ends in a
 * hire, `π = 1 / (1 + e^(−(a + b·ln s)))` (Platt 1999), fitted by Newton's method with a small ridge toward the prior.
 * Used for forecasts only: lists and displays use the scores.
 *
 * The prior describes a market without outcomes: one showing in ten at s = 0.5 ends in a hire, and doubling s about
 * doubles the chance.
 */

export interface Calibration {
  readonly intercept: number;
  /** Never negative: a better pair is never less likely. */
  readonly slope: number;
  /** Showings with a known outcome; 0 means the prior alone. */
  readonly outcomes: number;
}

export const PRIOR: Calibration = { intercept: Math.log(1 / 9) + 1.1 * Math.log(2), slope: 1.1, outcomes: 0 };

const RIDGE = 5;
const ROUNDS = 60;
const LONGEST_STEP = 1;
const SMALLEST = 1e-6;

const within = (step: number) => Math.min(LONGEST_STEP, Math.max(-LONGEST_STEP, step));
const logistic = (x: number) => 1 / (1 + Math.exp(-x));

export const hireChance = ({ intercept, slope }: Calibration, rankScore: number): number =>
  logistic(intercept + slope * Math.log(Math.max(SMALLEST, rankScore)));

/** Fits both parameters to completed showings; returns the prior without any. */
export function calibrate(rows: readonly { readonly rankScore: number; readonly hired: boolean }[]): Calibration {
  let [a, b] = [PRIOR.intercept, PRIOR.slope];
  if (rows.length === 0) return PRIOR;
  for (let round = 0; round < ROUNDS; round++) {
    let [ga, gb] = [RIDGE * (a - PRIOR.intercept), RIDGE * (b - PRIOR.slope)];
    let [haa, hab, hbb] = [RIDGE, 0, RIDGE];
    for (const { rankScore, hired } of rows) {
      const x = Math.log(Math.max(SMALLEST, rankScore));
      const p = logistic(a + b * x);
      const error = p - (hired ? 1 : 0);
      const curve = p * (1 - p);
      ga += error;
      gb += error * x;
      haa += curve;
      hab += curve * x;
      hbb += curve * x * x;
    }
    const det = haa * hbb - hab * hab;
    // Limits the step: a full Newton step can overshoot where the curve is flat.
    a -= within((hbb * ga - hab * gb) / det);
    b -= within((haa * gb - hab * ga) / det);
  }
  if (b >= 0) return { intercept: a, slope: b, outcomes: rows.length };
  // A falling curve would be noise: use the overall rate for everyone.
  const hires = rows.filter(({ hired }) => hired).length;
  return { intercept: Math.log((hires + 0.5) / (rows.length - hires + 0.5)), slope: 0, outcomes: rows.length };
}
