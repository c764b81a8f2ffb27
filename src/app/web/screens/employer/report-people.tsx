import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { personHref } from '#domains/hiring/contract/applicants.ts';
import type { z } from 'zod';
import type { reportPerson } from '#domains/hiring/contract/reports.ts';
import { stageWord } from '#domains/hiring/web/applicants/stage-word.ts';
import { useReportPeople } from '#domains/hiring/web/reports/report-period.ts';
import { reportsCopy as copy } from '#domains/hiring/web/reports/reports.copy.ts';
import { reportPeople } from '#domains/hiring/web/reports/reports.queries.ts';
import { day, dayOfMoment } from '#platform/web/page/format.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.peopleMeta, copy.intro, [{ name: 'robots', content: 'noindex' }]);

/** The people behind one number of a report. */
export default function ReportPeople() {
  const asked = useReportPeople();
  return (
    <EmployerShell>
      <div className="flex flex-col gap-6">
        {asked ? (
          <People asked={asked} />
        ) : (
          <>
            <Header title={copy.title} intro={copy.intro} back="/employer/reports" />
            <EmptyState title={copy.peopleEmpty}>{copy.peopleEmptyBody}</EmptyState>
          </>
        )}
      </div>
    </EmployerShell>
  );
}

const Header = ({ title, intro, back }: { title: string; intro: string; back: string }) => (
  <PageHeader
    title={title}
    intro={intro}
    action={
      <LinkButton variant="secondary" size="sm" to={back}>
        {copy.back}
      </LinkButton>
    }
  />
);

function People({ asked: { choice, count, key } }: { asked: NonNullable<ReturnType<typeof useReportPeople>> }) {
  const people = useInfiniteQuery(reportPeople({ ...choice, count, ...(key && { key }) }));
  // The name of the group is not in the URL: it can be a colleague's.
  const group = people.data?.pages[0]?.group ?? null;
  return (
    <>
      <Header
        title={copy.peopleTitle(count)}
        intro={copy.peopleIntro(group, day(choice.from), day(choice.until))}
        back={`/employer/reports?${new URLSearchParams({ ...choice })}`}
      />
      <Paged
        query={people}
        skeleton={<Skeleton className="h-96" />}
        empty={<EmptyState title={copy.peopleEmpty}>{copy.peopleEmptyBody}</EmptyState>}
      >
        {(rows) => (
          <Table
            caption={copy.peopleTitle(count)}
            rows={rows}
            keyOf={({ applicationId }) => applicationId}
            columns={[
              { id: 'name', header: copy.columns.name, cell: (row) => <Name row={row} /> },
              { id: 'job', header: copy.columns.job, cell: ({ jobTitle }) => jobTitle },
              { id: 'stage', header: copy.columns.stage, cell: ({ stage }) => stageWord(stage) },
              { id: 'applied', header: copy.columns.applied, cell: ({ appliedAt }) => dayOfMoment(appliedAt) },
            ]}
          />
        )}
      </Paged>
    </>
  );
}

/** A withdrawn application has no page any more. */
const Name = ({ row: { name, stage, jobId, applicationId } }: { row: z.output<typeof reportPerson> }) =>
  stage === 'withdrawn' ? (
    (name ?? copy.nameless)
  ) : (
    <Link to={personHref(jobId, applicationId)} className="inline-flex min-h-11 items-center text-link underline">
      {name ?? copy.nameless}
    </Link>
  );
