import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { getFlowLog, isReportPeriod, REPORT_GROUPS } from '#domains/hiring/contract/reports.ts';
import { InShort, ReportCharts } from '#domains/hiring/web/reports/report-charts.tsx';
import { reportCsv } from '#domains/hiring/web/reports/report-csv.ts';
import { useReportChoice } from '#domains/hiring/web/reports/report-period.ts';
import { ReportMonths } from '#domains/hiring/web/reports/report-months.tsx';
import { ReportTable } from '#domains/hiring/web/reports/report-table.tsx';
import { reportsCopy as copy } from '#domains/hiring/web/reports/reports.copy.ts';
import { report } from '#domains/hiring/web/reports/reports.queries.ts';
import { urlOf } from '#platform/web/api/api.ts';
import { day } from '#platform/web/page/format.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { saveFile } from '#platform/web/page/save-file.ts';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.intro, [{ name: 'robots', content: 'noindex' }]);

export default function Reports() {
  const { choice, choose } = useReportChoice();
  const isSane = isReportPeriod(choice);
  const query = useQuery({ ...report(choice), enabled: isSane, placeholderData: keepPreviousData });
  const { from, until, by } = choice;
  return (
    <EmployerShell>
      <div className="flex flex-col gap-8">
        <PageHeader
          title={copy.title}
          intro={copy.intro}
          action={
            query.data && (
              <div className="flex flex-wrap gap-3 print:hidden">
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => query.data && saveFile(`report-by-${by}.csv`, 'text/csv', reportCsv(query.data, by))}
                >
                  <Download aria-hidden size={18} />
                  {copy.csv}
                </Button>
                <LinkButton
                  variant="secondary"
                  size="sm"
                  to={urlOf(getFlowLog.path, {}, { from, until })}
                  reloadDocument
                  download
                >
                  <Download aria-hidden size={18} />
                  {copy.flowLog}
                </LinkButton>
                <Button variant="secondary" size="sm" onClick={() => print()}>
                  <Printer aria-hidden size={18} />
                  {copy.print}
                </Button>
              </div>
            )
          }
        />
        <form
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className="grid max-w-2xl grid-cols-2 items-start gap-4 sm:grid-cols-3 print:hidden"
        >
          <TextField
            label={copy.from}
            type="date"
            value={from}
            onChange={({ target }) => target.value && choose({ from: target.value })}
          />
          <TextField
            label={copy.until}
            type="date"
            value={until}
            error={isSane ? undefined : copy.badPeriod}
            onChange={({ target }) => target.value && choose({ until: target.value })}
          />
          <SelectField
            label={copy.by}
            value={by}
            options={REPORT_GROUPS.map((group) => ({ value: group, label: copy.groups[group] }))}
            onChange={({ target }) => {
              const chosen = REPORT_GROUPS.find((group) => group === target.value);
              if (chosen) choose({ by: chosen });
            }}
          />
        </form>
        <p className="hidden print:block">{copy.peopleIntro(null, day(from), day(until))}</p>
        {isSane && (
          <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
            {(data) =>
              data.total.counts.applied === 0 && data.total.timeToFill === null ? (
                <EmptyState title={copy.emptyTitle}>{copy.emptyBody}</EmptyState>
              ) : (
                <>
                  <InShort report={data} />
                  <ReportCharts report={data} choice={choice} />
                  <ReportMonths report={data} choice={choice} />
                  <Section title={copy.table(by)} {...(by === 'unit' && { hint: copy.tableHint })}>
                    <ReportTable report={data} choice={choice} />
                  </Section>
                </>
              )
            }
          </QueryStates>
        )}
      </div>
    </EmployerShell>
  );
}
