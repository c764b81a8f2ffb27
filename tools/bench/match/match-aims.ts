import { aimOf, type Aim } from '../aims.ts';
import type { MatchFigure, MatchReport } from '../match.ts';

/** The aims in milliseconds and seconds were set for this many candidates. */
const AIMED_AT = 1_000_000;
const IN_WORDS = { people: 'best people for a job', jobs: 'best jobs for a person' } as const;
/** How many times faster than PostgreSQL on the same rows. */
const TIMES_P50 = 25;
const TIMES_P95 = 10;
const BUILD_SECONDS = 15;
const FRESH_MS = 5;
/** A re-match of every job on one thread. */
const REMATCH_SECONDS = { radius: 0.35, gates: 4 } as const;

/** What was measured against the targets in `docs/matching.md`; those of PostgreSQL only where it ran. */
export function matchAims({ match, build, freshness, rematch }: MatchReport): Aim[] {
  const fresh = aimOf('a changed person in the next match, p95', rounded(freshness.p95Ms), 'ms', { atMost: FRESH_MS });
  return [...againstPostgres(match), ...match.flatMap(timeAims), ...rematchAims(rematch), ...buildAims(build), fresh];
}

const againstPostgres = (figures: readonly MatchFigure[]): Aim[] =>
  figures
    .filter(({ engine, mode }) => engine === 'fast' && mode !== 'all')
    .flatMap((ours) => {
      const isSame = (one: MatchFigure) =>
        one.mode === ours.mode && one.direction === ours.direction && one.candidates === ours.candidates;
      const theirs = figures.find((one) => one.engine === 'postgres' && isSame(one));
      if (!theirs) return [];
      const name = `${nameOf(ours)}, times faster than PostgreSQL`;
      return [
        aimOf(`${name}, p50`, rounded(theirs.p50Ms / ours.p50Ms), 'times', { atLeast: TIMES_P50 }),
        aimOf(`${name}, p95`, rounded(theirs.p95Ms / ours.p95Ms), 'times', { atLeast: TIMES_P95 }),
      ];
    });

function timeAims(figure: MatchFigure): Aim[] {
  const { engine, mode, direction, candidates, meanMs, p95Ms } = figure;
  if (engine !== 'fast' || direction !== 'people' || candidates !== AIMED_AT) return [];
  const name = nameOf(figure);
  if (mode === 'radius') return [aimOf(`${name}, p95`, rounded(p95Ms), 'ms', { atMost: 0.1 })];
  if (mode !== 'gates') return [];
  return [
    aimOf(`${name}, mean`, rounded(meanMs), 'ms', { atMost: 0.3 }),
    aimOf(`${name}, p95`, rounded(p95Ms), 'ms', { atMost: 1 }),
  ];
}

const rematchAims = (figures: MatchReport['rematch']): Aim[] =>
  figures
    .filter(({ workers, candidates }) => workers === 1 && candidates === AIMED_AT)
    .map(({ mode, jobs, seconds }) =>
      aimOf(`${jobs} jobs matched again on one thread, ${mode}`, rounded(seconds), 's', {
        atMost: REMATCH_SECONDS[mode],
      }),
    );

const buildAims = ({ candidates, seconds }: MatchReport['build']): Aim[] =>
  candidates === AIMED_AT
    ? [aimOf(`build of ${candidates} people`, rounded(seconds), 's', { atMost: BUILD_SECONDS })]
    : [];

const nameOf = ({ direction, mode, candidates }: MatchFigure): string =>
  `${IN_WORDS[direction]}, ${mode}, ${candidates} candidates`;

const rounded = (value: number): number => Number(value.toPrecision(3));
