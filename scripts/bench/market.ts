import { simulate, summarize, type MarketSummary } from '#matching/market/simulate.ts';

/** The simulated market under each policy: means over six seeds. */
export const benchMarket = (seeds: readonly number[] = [1, 2, 3, 4, 5, 6]): readonly MarketSummary[] =>
  summarize(seeds.map((seed) => simulate(seed * 101)));

const NAMES = {
  employer: "lists by the employer's score",
  sum: 'weighted sum',
  product: 'p·q',
  'product+cap': 'p·q and exposure cap',
} as const;

export function marketTable(figures: readonly MarketSummary[]): string {
  const base = figures.find((figure) => figure.policy === 'employer')?.hires ?? 0;
  return [
    '| policy | hires (95% interval) | against employer-only | exposure Gini | never shown | quality of hires |',
    '| --- | --- | --- | --- | --- | --- |',
    ...figures.map(
      (f) =>
        `| ${NAMES[f.policy]} | ${f.hires.toFixed(0)} ± ${f.hiresPlusMinus.toFixed(0)} | ${base === 0 ? '–' : `${f.hires >= base ? '+' : ''}${(100 * (f.hires / base - 1)).toFixed(0)}%`} | ${f.gini.toFixed(2)} | ${(100 * f.neverShown).toFixed(0)}% | ${f.quality.toFixed(3)} |`,
    ),
  ].join('\n');
}
