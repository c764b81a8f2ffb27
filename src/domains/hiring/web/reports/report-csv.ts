import type { ReportFigures, ReportGroup, ReportView } from '#domains/hiring/contract/reports.ts';
import { csvLine } from '#kernel/csv.ts';
import { reportsCopy as copy, TABLE_COUNTS } from './reports.copy.ts';

/** The table of a report as CSV: a line per group, then the total. */
export function reportCsv({ groups, total }: ReportView, by: ReportGroup): string {
  const header = [
    copy.groups[by],
    ...TABLE_COUNTS.map((count) => copy.counts[count]),
    `${copy.timeToFill} in days`,
    `${copy.matchToStart} in days`,
  ];
  const line = (label: string, { counts, timeToFill, matchToStart }: ReportFigures) =>
    csvLine([
      label,
      ...TABLE_COUNTS.map((count) => counts[count]),
      timeToFill?.days ?? null,
      matchToStart?.days ?? null,
    ]);
  return [csvLine(header), ...groups.map(({ label, figures }) => line(label, figures)), line(copy.total, total)].join(
    '',
  );
}
