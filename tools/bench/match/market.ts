import { simulate, summarize, type MarketOptions, type MarketSummary } from '#tools/matching/simulate.ts';
import { aimOf, type Aim } from '../aims.ts';
import { drawBars } from '../chart.ts';

const SEEDS = [101, 202, 303, 404, 505, 606] as const;
/** Noise levels of the engine's estimates, besides the usual 0.1. */
const OTHER_NOISE = [0.05, 0.2] as const;

export interface MarketBench {
  /** The described market: everyone of a position may be listed. */
  readonly market: readonly MarketSummary[];
  /** The same people and jobs with the product's gates before every policy. */
  readonly marketGated: readonly MarketSummary[];
  /** The described market with better and worse estimates. */
  readonly marketNoise: readonly { readonly noise: number; readonly market: readonly MarketSummary[] }[];
}

/** The simulated market under each policy: means over six seeds. */
export function benchMarket(): MarketBench {
  const under = (options: MarketOptions) => summarize(SEEDS.map((seed) => simulate(seed, options)));
  return {
    market: under({}),
    marketGated: under({ gates: true }),
    marketNoise: OTHER_NOISE.map((noise) => ({ noise, market: under({ noise }) })),
  };
}

/** More hires than lists by the employer's score alone, in percent, and how evenly people are shown. */
const LEAST_MORE_HIRES = 90;
const MOST_GINI = 0.45;

export function marketAims({ market }: MarketBench): Aim[] {
  const under = (policy: MarketSummary['policy']) => market.find((figure) => figure.policy === policy);
  const [lists, capped] = [under('employer'), under('product+cap')];
  if (!lists || !capped) return [];
  const more = Number((100 * (capped.hires / lists.hires - 1)).toFixed(1));
  return [
    aimOf("more hires than by the employer's score alone", more, '%', { atLeast: LEAST_MORE_HIRES }),
    aimOf('exposure Gini', Number(capped.gini.toFixed(3)), '', { atMost: MOST_GINI }),
  ];
}

const NAMES = {
  employer: "lists by the employer's score",
  sum: 'weighted sum',
  product: 'p·q',
  'product+cap': 'p·q and exposure cap',
} as const;

const plusMinus = (value: number, half: number, digits: number) => `${value.toFixed(digits)} ± ${half.toFixed(digits)}`;
const percent = (value: number, half: number) => `${plusMinus(100 * value, 100 * half, 0)}%`;

function againstFirst(figures: readonly MarketSummary[], { hires }: MarketSummary): string {
  const base = figures.find((figure) => figure.policy === 'employer')?.hires ?? 0;
  return base === 0 ? '–' : `${hires >= base ? '+' : ''}${(100 * (hires / base - 1)).toFixed(0)}%`;
}

export const marketText = ({ market, marketGated, marketNoise }: MarketBench): string =>
  [
    'The position is the only gate:',
    table(market),
    '',
    'All fifteen gates stand before every policy:',
    table(marketGated),
    '',
    ...marketNoise.map(
      ({ noise, market: figures }) =>
        `Noise ${noise} instead of 0.1: ${figures.map((f) => `${NAMES[f.policy]} ${plusMinus(f.hires, f.plusMinus.hires, 0)} (${againstFirst(figures, f)})`).join('; ')}.`,
    ),
    '',
    'Means of 6 seeds with 95% confidence intervals.',
  ].join('\n');

const table = (figures: readonly MarketSummary[]): string =>
  [
    '| policy | hires | against employer-only | exposure Gini | never shown | quality of hires |',
    '| --- | --- | --- | --- | --- | --- |',
    ...figures.map(
      (f) =>
        `| ${NAMES[f.policy]} | ${plusMinus(f.hires, f.plusMinus.hires, 0)} | ${againstFirst(figures, f)} | ${plusMinus(f.gini, f.plusMinus.gini, 2)} | ${percent(f.neverShown, f.plusMinus.neverShown)} | ${plusMinus(f.quality, f.plusMinus.quality, 3)} |`,
    ),
  ].join('\n');

export const marketChart = ({ market: figures }: MarketBench): string =>
  drawBars({
    title: 'A simulated market under four ways of making lists',
    note: 'Means of 6 seeds, with a line to the end of the 95% interval; npm run bench -- market',
    scale: 'linear',
    groups: [
      {
        label: 'Hires',
        bars: figures.map((f, tone) => ({
          label: NAMES[f.policy],
          value: f.hires,
          reach: f.hires + f.plusMinus.hires,
          text: `${plusMinus(f.hires, f.plusMinus.hires, 0)} (${againstFirst(figures, f)}), Gini ${f.gini.toFixed(2)}`,
          tone: tone as 0 | 1 | 2 | 3,
        })),
      },
      {
        label: 'People never shown, of 100',
        bars: figures.map((f, tone) => ({
          label: NAMES[f.policy],
          value: 100 * f.neverShown,
          text: percent(f.neverShown, f.plusMinus.neverShown),
          tone: tone as 0 | 1 | 2 | 3,
        })),
      },
    ],
  });
