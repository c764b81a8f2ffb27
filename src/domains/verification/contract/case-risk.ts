/**
 * How the queue is ordered by risk: each thing that may be wrong with a case has its points, and every point is shown.
 * It orders work and decides nothing.
 */
export const RISK_POINTS = {
  /** A strong hit on an exclusion list that nobody cleared. */
  exclusion_strong: { points: 60, atMost: 60 },
  exclusion_weak: { points: 25, atMost: 25 },
  hold: { points: 30, atMost: 30 },
  /** The same license number on another account. */
  same_number: { points: 30, atMost: 30 },
  /** The same file, byte for byte, on another account. */
  same_file: { points: 30, atMost: 30 },
  /** Another organization stands on the same entry of the directory. */
  same_entry: { points: 30, atMost: 30 },
  /** A registry answered otherwise than the person said. */
  contradicted: { points: 25, atMost: 50 },
  discrepancy: { points: 15, atMost: 30 },
  /** Handed in after a refusal. */
  refused_before: { points: 15, atMost: 15 },
  /** The account was younger than a day when it handed in. */
  new_account: { points: 8, atMost: 8 },
  /** Whatever else looks unusual: a date, the form of a number, a name on a paper. */
  hint: { points: 4, atMost: 16 },
} as const;
export type RiskCode = keyof typeof RISK_POINTS;
export const RISK_CODES = Object.keys(RISK_POINTS) as [RiskCode, ...RiskCode[]];

export interface RiskReason {
  code: RiskCode;
  /** How often it was found. */
  count: number;
  points: number;
}

const MOST = 100;

/** Of what was found how often, the points in all (at most 100) and each reason, the heaviest first. */
export function scoreRisk(found: Partial<Record<RiskCode, number>>): { score: number; reasons: RiskReason[] } {
  const reasons = RISK_CODES.flatMap((code): RiskReason[] => {
    const count = found[code] ?? 0;
    const { points, atMost } = RISK_POINTS[code];
    return count > 0 ? [{ code, count, points: Math.min(points * count, atMost) }] : [];
  }).toSorted((a, b) => b.points - a.points);
  return {
    score: Math.min(
      MOST,
      reasons.reduce((sum, { points }) => sum + points, 0),
    ),
    reasons,
  };
}
