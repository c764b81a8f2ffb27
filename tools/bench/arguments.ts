import { parseArgs } from 'node:util';
import { UsageError } from '../lib/command.ts';
import { MOST_AREAS } from './match/match-population.ts';

export interface BenchArguments {
  /** The name of one benchmark; null for all of them. */
  chosen: string | null;
  json: boolean;
  /** Numbers of candidates, for `match`. */
  sizes: number[];
  /** Number of places like Missouri and Kansas they are spread over, for `match`. */
  areas: number;
  /** Number of candidates in the database, for `publish`, `partitions` and `load`. */
  people: number;
  /** In how many processes each partition of the market is, for `partitions`. */
  copies: 1 | 2;
  /** Skips PostgreSQL and DuckDB. */
  engineOnly: boolean;
  /** Output folder for charts. */
  charts: string;
}

export const BENCH_OPTIONS =
  '[--json] [--people N] [--copies 2] [--sizes N,N] [--areas N] [--huge] [--engine-only] [--charts FOLDER]';
/** The demo market needs at least this many people beside it to be a meaningful load. */
const MARKET = 1_000;
/** What `--huge` adds. */
const HUGE = 5_000_000;

/** What `npm run bench` was asked for. Throws `UsageError` before anything is measured. */
export function readBenchArguments(args: string[], names: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      sizes: { type: 'string', default: '10000,100000,1000000' },
      areas: { type: 'string', default: '1' },
      people: { type: 'string', default: '100000' },
      copies: { type: 'string', default: '1' },
      huge: { type: 'boolean', default: false },
      'engine-only': { type: 'boolean', default: false },
      charts: { type: 'string', default: 'docs' },
    },
  });
  const [chosen = null, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError('Choose one benchmark, or none for all of them.');
  if (chosen !== null && !names.includes(chosen)) throw new UsageError(`There is no benchmark '${chosen}'.`);
  const sizes = values.sizes.split(',').map(Number);
  if (sizes.some((size) => !isWhole(size, 1)))
    throw new UsageError('--sizes takes whole numbers of candidates, e.g. --sizes 10000,100000');
  const [areas, people, copies] = [Number(values.areas), Number(values.people), Number(values.copies)];
  if (!isWhole(areas, 1) || areas > MOST_AREAS)
    throw new UsageError(`--areas takes a whole number up to ${MOST_AREAS}, e.g. --areas 20`);
  if (!isWhole(people, MARKET))
    throw new UsageError(`--people takes a whole number from ${MARKET} on, e.g. --people 10000`);
  if (copies !== 1 && copies !== 2) throw new UsageError('--copies takes 1 or 2.');
  return {
    chosen,
    json: values.json,
    sizes: values.huge ? [...sizes, HUGE] : sizes,
    areas,
    people,
    copies,
    engineOnly: values['engine-only'],
    charts: values.charts,
  };
}

const isWhole = (value: number, least: number): boolean => Number.isInteger(value) && value >= least;
