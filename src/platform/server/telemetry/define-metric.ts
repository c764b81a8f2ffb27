/**
 * One metric of the server. Labels have few, known values: never an id, an address or a person's words, so that a metric
 * stays small and holds no personal data.
 */
export interface Metric {
  /** OpenTelemetry's name, with dots. Prometheus shows it with underscores, the unit and, for a counter, `_total`. */
  readonly name: string;
  /** `level` goes up and down with events; `gauge` is read when metrics are collected. */
  readonly kind: 'histogram' | 'counter' | 'level' | 'gauge';
  readonly help: string;
  /** `s` for seconds, `By` for bytes; empty for counts. */
  readonly unit: 's' | 'By' | '';
  readonly labels: readonly string[];
  /** A histogram's upper bounds. Default: `REQUEST_SECONDS`. */
  readonly buckets?: readonly number[];
}

export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  metric: Metric;
  value: number;
  labels?: Labels;
}

/** Reads gauges that belong together, e.g. in one statement. */
export interface GaugeReader {
  readonly metrics: readonly Metric[];
  readonly read: () => Promise<readonly Sample[]> | readonly Sample[];
}

/** Fine around the objectives: 100 ms and 1 s. */
export const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
/** For what may take minutes: jobs and matching. */
export const WORK_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300] as const;

export const histogram = (metric: Omit<Metric, 'kind'>): Metric => ({ ...metric, kind: 'histogram' });
export const counter = (metric: Omit<Metric, 'kind' | 'unit'>): Metric => ({ ...metric, kind: 'counter', unit: '' });
export const level = (metric: Omit<Metric, 'kind' | 'unit'>): Metric => ({ ...metric, kind: 'level', unit: '' });
export const gauge = (metric: Omit<Metric, 'kind'>): Metric => ({ ...metric, kind: 'gauge' });

const UNIT_WORDS = { s: 'seconds', By: 'bytes', '': '' } as const;

/** The name in Prometheus, without a histogram's `_bucket`, `_sum` and `_count`. */
export function prometheusName({ name, unit, kind }: Metric): string {
  const words = [name.replaceAll('.', '_'), UNIT_WORDS[unit], kind === 'counter' ? 'total' : ''];
  return words.filter(Boolean).join('_');
}
