/**
 * The adverse-impact audit: whether a group is selected, or scores above the median, less often than another.
 *
 * - Four-fifths rule (29 CFR 1607.4(D)): a group's selection rate divided by the highest group's rate; below 0.80
 * signals adverse impact. It is harsh on small samples, therefore
 * - Fisher's exact test (two-sided, hypergeometric) accompanies it, with the counts.
 * - New York City LL144: the scoring rate, the share of a group that scores above the overall median.
 *
 * Groups come from the voluntary self-identification table; the scorer and employers never see them.
 */
import { byText } from '#kernel/compare.ts';

export interface GroupCount {
  readonly group: string;
  readonly selected: number;
  readonly total: number;
}

export interface GroupImpact extends GroupCount {
  readonly rate: number;
  /** Relative to the highest rate; 1 for that group. */
  readonly ratio: number;
  /** Two-sided Fisher's exact test against the group with the highest rate. */
  readonly pValue: number;
  /**
   * `adverse`: below four fifths, and not by chance. `watch`: below four fifths, which chance may explain. `few`: not
   * below four fifths, but the group is so small that even half the highest rate would go unnoticed.
   */
  readonly verdict: 'reference' | 'pass' | 'few' | 'watch' | 'adverse';
}

export interface AuditResult {
  readonly groups: readonly GroupImpact[];
  /** Groups below the smallest share: counted but not compared. */
  readonly leftOut: readonly GroupCount[];
  /** No group is adverse. This alone is no all-clear: see the `few` and `watch` verdicts. */
  readonly passes: boolean;
}

export const FOUR_FIFTHS = 0.8;
export const SIGNIFICANCE = 0.05;
/** A group can be judged if Fisher's exact test would notice this share of the highest group's rate. */
const NOTICEABLE = 0.5;
/** LL144 allows leaving out groups under 2% of the data. */
export const SMALLEST_SHARE = 0.02;

const logFactorials: number[] = [0];
function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i++) logFactorials.push((logFactorials[i - 1] as number) + Math.log(i));
  return logFactorials[n] as number;
}
const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Two-sided: the sum of the probabilities of all tables no likelier than the observed one. */
export function fisherExact(a: GroupCount, b: GroupCount): number {
  const selected = a.selected + b.selected;
  const all = logChoose(a.total + b.total, selected);
  const logP = (k: number) => logChoose(a.total, k) + logChoose(b.total, selected - k) - all;
  const seen = logP(a.selected) + 1e-9;
  let p = 0;
  for (let k = Math.max(0, selected - b.total); k <= Math.min(a.total, selected); k++) {
    if (logP(k) <= seen) p += Math.exp(logP(k));
  }
  return Math.min(1, p);
}

function verdictOf(count: GroupCount, best: GroupCount, ratio: number): GroupImpact['verdict'] {
  if (ratio >= FOUR_FIFTHS) return canBeJudged(count, best) ? 'pass' : 'few';
  // A low ratio that chance explains is watched, not called adverse.
  return fisherExact(count, best) < SIGNIFICANCE ? 'adverse' : 'watch';
}

function canBeJudged({ group, total }: GroupCount, best: GroupCount): boolean {
  const selected = Math.floor(NOTICEABLE * (best.selected / best.total) * total);
  return fisherExact({ group, selected, total }, best) < SIGNIFICANCE;
}

export function auditSelection(counts: readonly GroupCount[], smallestShare = SMALLEST_SHARE): AuditResult {
  const people = counts.reduce((sum, { total }) => sum + total, 0);
  const [kept, leftOut] = [
    counts.filter(({ total }) => total > 0 && total >= smallestShare * people),
    counts.filter(({ total }) => total === 0 || total < smallestShare * people),
  ];
  const best = kept.toSorted((a, b) => b.selected / b.total - a.selected / a.total || byText(a.group, b.group))[0];
  if (!best) return { groups: [], leftOut, passes: true };
  const groups = kept.map((count): GroupImpact => {
    const rate = count.selected / count.total;
    // From the counts: one rate divided by another can come out just below 0.8 when the ratio is exactly that.
    const ratio = best.selected === 0 ? 1 : (count.selected * best.total) / (count.total * best.selected);
    const pValue = count === best ? 1 : fisherExact(count, best);
    return { ...count, rate, ratio, pValue, verdict: count === best ? 'reference' : verdictOf(count, best, ratio) };
  });
  return { groups, leftOut, passes: groups.every(({ verdict }) => verdict !== 'adverse') };
}

/** LL144: counts per group of scores above the overall median. Unknown groups form one group. */
export function scoringRateCounts(
  scores: readonly { readonly group: string | null; readonly score: number }[],
): readonly GroupCount[] {
  const sorted = scores.map(({ score }) => score).toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  return [...Map.groupBy(scores, ({ group }) => group ?? 'unknown')]
    .map(([group, rows]) => ({
      group,
      selected: rows.filter(({ score }) => score > median).length,
      total: rows.length,
    }))
    .toSorted((a, b) => byText(a.group, b.group));
}
