import type { ReportCount, ReportView } from '#domains/hiring/contract/reports.ts';
import { CountLink } from '#platform/web/ui/display/bar-list.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { peopleHref, type ReportChoice } from './report-period.ts';
import { reportsCopy as copy } from './reports.copy.ts';

type Month = ReportView['months'][number];

const DRAWN = [
  { count: 'applied', fill: 'bg-prairie-500' },
  { count: 'interviewing', fill: 'bg-link' },
  { count: 'hired', fill: 'bg-ink' },
] as const satisfies readonly { count: ReportCount; fill: string }[];
const LISTED: readonly ReportCount[] = [
  'applied',
  'interviewing',
  'offered',
  'hired',
  'withdrawn',
  'noShow',
  'employerNoShow',
];

const FORMAT = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const nameOf = ({ from }: Month): string => FORMAT.format(new Date(from));

/** The months of a period as columns, and the same numbers as a table whose numbers open their people. */
export function ReportMonths({ report: { months }, choice }: { report: ReportView; choice: ReportChoice }) {
  const most = Math.max(1, ...months.flatMap(({ counts }) => DRAWN.map(({ count }) => counts[count])));
  return (
    <Section title={copy.overTime} hint={copy.overTimeHint}>
      <div className="flex flex-col gap-4">
        <Card>
          <div aria-hidden className="flex flex-col gap-2">
            <div className="flex h-40 items-end gap-2 border-b border-line sm:gap-4">
              {months.map((month) => (
                <div key={month.from} className="flex h-full flex-1 items-end justify-center gap-0.5 sm:gap-1">
                  {DRAWN.map(({ count, fill }) => (
                    <span
                      key={count}
                      className={`max-w-6 flex-1 rounded-t-sm ${fill}`}
                      style={{ height: `${(month.counts[count] / most) * 100}%` }}
                    />
                  ))}
                </div>
              ))}
            </div>
            <div className="flex gap-2 text-xs text-ink-soft sm:gap-4">
              {months.map((month) => (
                <span key={month.from} className="min-w-0 flex-1 truncate text-center">
                  {SHORT.format(new Date(month.from))}
                </span>
              ))}
            </div>
            <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
              {DRAWN.map(({ count, fill }) => (
                <span key={count} className="inline-flex items-center gap-2">
                  <span className={`size-3 rounded-sm ${fill}`} />
                  {copy.counts[count]}
                </span>
              ))}
            </div>
          </div>
        </Card>
        <Table
          caption={copy.overTime}
          rows={months}
          keyOf={({ from }) => from}
          columns={[
            { id: 'month', header: copy.month, cell: nameOf },
            ...LISTED.map((count) => ({
              id: count,
              header: copy.counts[count],
              isNumber: true,
              cell: (month: Month) => (
                <CountLink
                  count={month.counts[count]}
                  label={`${copy.counts[count]}, ${nameOf(month)}`}
                  to={peopleHref({ ...choice, from: month.from, until: month.until }, count)}
                />
              ),
            })),
          ]}
        />
      </div>
    </Section>
  );
}
