/**
 * The risk score that orders the queue: each possible problem has points, and all of them are shown. It orders work
 * and decides nothing.
 */
export const RISK_POINTS = {
  /** An open strong match on an exclusion list. */
  exclusion_strong: { points: 60, atMost: 60 },
  exclusion_weak: { points: 25, atMost: 25 },
  hold: { points: 30, atMost: 30 },
  /** The same license number on another account. */
  same_number: { points: 30, atMost: 30 },
  /** The same file, byte for byte, on another account. */
  same_file: { points: 30, atMost: 30 },
  /** Another organization is matched to the same directory entry. */
  same_entry: { points: 30, atMost: 30 },
  /** A registry contradicts the person's statement. */
  contradicted: { points: 25, atMost: 50 },
  discrepancy: { points: 15, atMost: 30 },
  /** Submitted after a rejection. */
  refused_before: { points: 15, atMost: 15 },
  /** The account was less than a day old at submission. */
  new_account: { points: 8, atMost: 8 },
  /** Anything else unusual: a date, a number format, a name in a document. */
  hint: { points: 4, atMost: 16 },
} as const;
export type RiskCode = keyof typeof RISK_POINTS;
export const RISK_CODES = Object.keys(RISK_POINTS) as [RiskCode, ...RiskCode[]];

export interface RiskReason {
  code: RiskCode;
  /** How often it was found. */
  count: number;
  points: number;
  /** For `hint`: what is unusual, in words. */
  hints?: string[] | undefined;
}

const MOST = 100;
/** A row of the queue has space for these; the case shows all. */
const MOST_HINTS = 3;

/** The total points (at most 100) for the counted findings, and each reason, heaviest first; `hints` says what is unusual. */
export function scoreRisk(
  found: Partial<Record<RiskCode, number>>,
  hints: readonly string[] = [],
): { score: number; reasons: RiskReason[] } {
  const reasons = RISK_CODES.flatMap((code): RiskReason[] => {
    const count = found[code] ?? 0;
    const { points, atMost } = RISK_POINTS[code];
    const words = code === 'hint' && hints.length > 0 ? { hints: hints.slice(0, MOST_HINTS) } : {};
    return count > 0 ? [{ code, count, points: Math.min(points * count, atMost), ...words }] : [];
  }).toSorted((a, b) => b.points - a.points);
  return {
    score: Math.min(
      MOST,
      reasons.reduce((sum, { points }) => sum + points, 0),
    ),
    reasons,
  };
}
