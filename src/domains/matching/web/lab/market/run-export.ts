import type { MeasuresView, RoundView, RunView } from '#domains/matching/contract/matching-lab.ts';
import { csvLine } from '#kernel/csv.ts';

/** A run as one table: figure, group, before, after. */
export function runAsCsv({ before, after, up, down }: RunView): string {
  const rows: (string | number)[][] = [['part', 'what', before.name, after.name]];
  for (const measure of Object.keys(before.measures) as (keyof MeasuresView)[]) {
    rows.push(['figure', measure, before.measures[measure], after.measures[measure]]);
  }
  for (const side of ['candidate', 'employer'] as const) {
    const weights: Readonly<Record<string, number>> = after.setting.weights[side];
    for (const [feature, weight] of Object.entries(before.setting.weights[side])) {
      rows.push([`weight, ${side}`, feature, weight, weights[feature] ?? 0]);
    }
  }
  for (const limit of ['peoplePerJobPerDay', 'fade'] as const) {
    rows.push(['cap', limit, before.setting.limits[limit], after.setting.limits[limit]]);
  }
  for (const move of [...up, ...down]) rows.push(['employers who see', move.title, move.before, move.after]);
  for (const kind of ['selection', 'scoringRate'] as const) {
    for (const { attribute, groups } of after.impact[kind]) {
      for (const { group, selected, total, ratio, pValue, verdict } of groups) {
        const own = before.impact[kind].find((audit) => audit.attribute === attribute);
        const earlier = own?.groups.find((one) => one.group === group);
        rows.push([
          `impact ratio, ${kind}, ${attribute}`,
          `${group} (${selected} of ${total}, p ${pValue.toFixed(4)}, ${verdict})`,
          earlier?.ratio ?? '',
          ratio,
        ]);
      }
    }
  }
  return rows.map(csvLine).join('');
}

const ROUND_FIGURES = [
  'people',
  'jobs',
  'seats',
  'assigned',
  'openSeats',
  'unmatchedPeople',
  'blockingPairs',
] as const satisfies readonly (keyof RoundView)[];

/** A batch round as one table: figures, then placements. */
export function roundAsCsv({ position, state, pairs, ...round }: RoundView): string {
  const rows: (string | number)[][] = [
    ['part', 'what', 'where', 'value'],
    ['round', position, state ?? '', round.createdAt],
  ];
  for (const figure of ROUND_FIGURES) rows.push(['figure', figure, '', round[figure]]);
  for (const { person, job, where, compatibility } of pairs) {
    rows.push(['placed', person, `${job}, ${where}`, compatibility]);
  }
  return rows.map(csvLine).join('');
}
