import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { getOverview } from '#shared/contracts/console.ts';
import { csvLine } from '#shared/kernel/csv.ts';
import { adminCopy } from '#web/copy/admin.ts';

type Overview = ResponseOf<typeof getOverview>;
type Row = readonly [group: string, figure: string, value: string | number | null];
const copy = adminCopy.overview;

const group = (name: string, figures: Readonly<Record<string, number | null>>): Row[] =>
  Object.entries(figures).map(([figure, value]) => [name, figure, value]);

/** Every figure of the screen as one line: what it belongs to, what it is called, and how much it is. */
export function overviewCsv(data: Overview): string {
  const rows: Row[] = [
    ...data.queues.map(({ queue, waiting }): Row => [copy.queues, copy.queueNames[queue], waiting]),
    ...data.funnel.map(({ step, people }): Row => [copy.funnel, copy.funnelSteps[step], people]),
    ...group(copy.candidates, data.candidates),
    ...group(copy.employers, data.employers),
    ...group(copy.jobs, data.jobs),
    ...group(copy.applications, data.applications),
    ...group(copy.reviews, data.reviews),
    ...group(copy.responses, data.responses),
    ...group(copy.fills, { hires: data.fills.hires, medianDays: data.fills.medianDays }),
    ...data.fills.byPosition.map(({ position, hires }): Row => [copy.byPosition, position, hires]),
    ...data.fills.byCounty.map(({ county, state, hires }): Row => [copy.map, `${county}, ${state}`, hires]),
  ];
  const head = csvLine([copy.csv.group, copy.csv.figure, copy.csv.value]);
  return head + rows.map((row) => csvLine(row)).join('');
}
