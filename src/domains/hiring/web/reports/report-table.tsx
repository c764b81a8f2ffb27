import type { ReportFigures, ReportView } from '#domains/hiring/contract/reports.ts';
import { CountLink } from '#platform/web/ui/display/bar-list.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import { peopleHref, type ReportChoice } from './report-period.ts';
import { reportsCopy as copy, TABLE_COUNTS } from './reports.copy.ts';

interface Row {
  key: string | null;
  label: string;
  figures: ReportFigures;
}

/** A line per group and the total; each number leads to its people. */
export function ReportTable({ report, choice }: { report: ReportView; choice: ReportChoice }) {
  const rows: Row[] = [...report.groups, { key: null, label: copy.total, figures: report.total }];
  return (
    <Table
      caption={copy.table(choice.by)}
      rows={rows}
      keyOf={({ key }) => key ?? 'total'}
      columns={[
        {
          id: 'group',
          header: copy.groups[choice.by],
          cell: ({ key, label }) => <span className={key === null ? 'font-semibold' : undefined}>{label}</span>,
        },
        ...TABLE_COUNTS.map((count) => ({
          id: count,
          header: copy.counts[count],
          isNumber: true,
          cell: ({ key, label, figures }: Row) => (
            <CountLink
              count={figures.counts[count]}
              label={`${copy.counts[count]}, ${label}`}
              to={peopleHref(choice, count, key ?? undefined)}
            />
          ),
        })),
        { id: 'fill', header: copy.timeToFill, isNumber: true, cell: ({ figures }) => copy.median(figures.timeToFill) },
        {
          id: 'start',
          header: copy.matchToStart,
          isNumber: true,
          cell: ({ figures }) => copy.median(figures.matchToStart),
        },
      ]}
    />
  );
}
