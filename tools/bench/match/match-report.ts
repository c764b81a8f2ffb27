import { drawBars, type Bar } from '../chart.ts';
import { LIMIT } from './match-population.ts';
import type { MatchFigure, MatchReport } from '../match.ts';

const ENGINES = ['fast', 'postgres', 'duckdb', 'oracle'] as const;
const ms = (value: number) => value.toFixed(value < 10 ? 3 : 1);
const many = (count: number) => count.toLocaleString('en-US');

const figureRows = (figures: readonly MatchFigure[]): string[] =>
  figures.map(
    (f) =>
      `| ${many(f.candidates)} | ${f.mode} | ${f.direction} | ${f.engine} | ${ms(f.p50Ms)} | ${ms(f.p95Ms)} | ${ms(f.p99Ms)} | ${ms(f.meanMs)} | ${quickest(f)} | ${f.identical ? 'yes' : 'NO'} |`,
  );

const quickest = ({ quickest: times }: MatchFigure): string => (times ? `${ms(times.p50Ms)} / ${ms(times.p95Ms)}` : '');

export function matchText({ match, build, mixed, freshness, scanFloor, rematch, core }: MatchReport): string {
  return [
    '| candidates | mode | direction | engine | p50 ms | p95 ms | p99 ms | mean ms | quickest p50 / p95 ms | identical |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...figureRows(match),
    '',
    '| a re-match of every job, the middle of three | workers | candidates | jobs | seconds |',
    '| --- | --- | --- | --- | --- |',
    ...rematch.map(
      (r) => `| ${r.mode} | ${r.workers} | ${many(r.candidates)} | ${many(r.jobs)} | ${r.seconds.toFixed(2)} |`,
    ),
    '',
    ...shortLists(match),
    `Build of ${many(build.candidates)} people: ${build.seconds.toFixed(1)} s; ${build.rowBytes.toFixed(1)} bytes of row, bitmap and bound a person, ${build.bytesPerPerson.toFixed(0)} with ids.`,
    `Both engines of a market (exact facts and the employers' view): ${build.both.seconds.toFixed(1)} s; ${build.both.bytesPerPerson.toFixed(0)} bytes a person with ids.`,
    `The best people for a job where ${mixed.moving * 100}% of ${many(mixed.candidates)} would move: p50 ${ms(mixed.p50Ms)} ms, p95 ${ms(mixed.p95Ms)} ms, mean ${ms(mixed.meanMs)} ms; ${mixed.rowBytes.toFixed(1)} bytes a person.`,
    `A changed person in the next match (${many(freshness.candidates)} people): p50 ${ms(freshness.p50Ms)} ms, p95 ${ms(freshness.p95Ms)} ms.`,
    `Scan floor: ${scanFloor.megabytes.toFixed(0)} MB in ${ms(scanFloor.ms)} ms (${scanFloor.gigabytesPerSecond.toFixed(1)} GB/s).`,
    `The core was not alone for ${Math.round(core.shared * 100)}% of the time; arithmetic took ${core.slower.toFixed(1)} times as long then.`,
  ].join('\n');
}

const shortLists = (figures: readonly MatchFigure[]): string[] =>
  figures
    .filter(({ engine, mode, direction }) => engine === 'fast' && mode === 'radius' && direction === 'people')
    .map(
      (f) =>
        `Jobs with a radius for which fewer than ${LIMIT} of ${many(f.candidates)} people are eligible: ${Math.round(f.short * 100)}%.`,
    );

/** People for a job, filtered, at the largest size: median as a bar, a line to the 95th percentile. */
export function matchChart({ match }: MatchReport, areas: number): string {
  const largest = Math.max(...match.map(({ candidates }) => candidates));
  const groups = (['radius', 'gates'] as const).flatMap((mode) =>
    (['people', 'jobs'] as const).map((direction) => ({
      label:
        direction === 'people'
          ? `The 50 best people for a job, ${mode === 'radius' ? 'within their radius' : 'all of whom would move'}`
          : `The 50 best jobs for a person, ${mode === 'radius' ? 'within the radius' : 'who would move'}`,
      bars: ENGINES.flatMap((engine, tone): Bar[] => {
        const figure = match.find(
          (f) => f.engine === engine && f.mode === mode && f.direction === direction && f.candidates === largest,
        );
        if (!figure) return [];
        const text = `${ms(figure.p50Ms)} ms, p95 ${ms(figure.p95Ms)} ms`;
        return [{ label: NAMES[engine], value: figure.p50Ms, reach: figure.p95Ms, text, tone: tone as Bar['tone'] }];
      }),
    })),
  );
  return drawBars({
    title: `Matching against ${many(largest)} people${areas === 1 ? '' : ` over ${areas} areas`}`,
    note: `Median, with a line to the 95th percentile; logarithmic; one core; npm run bench -- match${areas === 1 ? '' : ` --areas ${areas}`}`,
    scale: 'log',
    groups,
  });
}

const NAMES = { fast: 'columnar engine', postgres: 'PostgreSQL', duckdb: 'DuckDB', oracle: 'plain objects' } as const;
