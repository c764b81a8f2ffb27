import type { JobRow } from '#domains/jobs/contract/job-table.ts';
import { RowCheckbox } from '#platform/web/ui/forms/toggles.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import { ageOf, CELLS, DueCell, JobLink, NUMBERS, StatusCell } from './job-columns.tsx';
import { tableCopy as copy } from './job-table.copy.ts';
import type { ColumnId } from './table-address.ts';

interface Props {
  jobs: readonly JobRow[];
  columns: readonly ColumnId[];
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Words break anywhere on a card; in a table the column keeps enough room for a title of two lines. */
const titleCell = (job: JobRow) => (
  <span className="block min-w-44">
    <JobLink job={job} />
  </span>
);

/** A table where there is room, cards on phones and tablets. */
export function JobRows({ jobs, columns, chosen, onToggle }: Props) {
  const select = (job: JobRow) =>
    job.mayEdit && (
      <span className="grid size-11 place-items-center">
        <RowCheckbox label={copy.selectOne(job.title)} checked={chosen.has(job.id)} onToggle={() => onToggle(job.id)} />
      </span>
    );
  return (
    <>
      <div className="hidden lg:block">
        <Table
          caption={copy.caption}
          isDense
          rows={jobs}
          keyOf={({ id }) => id}
          columns={[
            { id: 'select', header: copy.select, cell: select },
            { id: 'title', header: copy.title, cell: titleCell },
            ...columns.map((id) => ({
              id,
              header: copy.columns[id],
              cell: CELLS[id],
              isNumber: NUMBERS.has(id),
            })),
          ]}
        />
      </div>
      <ul className="flex flex-col gap-3 lg:hidden">
        {jobs.map((job) => (
          <li key={job.id} className="flex gap-1 rounded-card border border-line bg-surface py-2 pr-4 pl-2">
            {select(job)}
            <div className="min-w-0 flex-1">
              <div className="flex items-start justify-between gap-2">
                <JobLink job={job} />
                <span className="pt-2.5">
                  <StatusCell status={job.status} />
                </span>
              </div>
              <p className="text-sm wrap-anywhere text-ink-soft">
                {job.unit} · {ageOf(job.since)}
              </p>
              <p className="tabular flex flex-wrap gap-x-3 text-sm">
                <span>
                  {job.funnel.matched.toLocaleString('en-US')} {copy.columns.matched.toLowerCase()}
                </span>
                <span>
                  {job.funnel.applied.toLocaleString('en-US')} {copy.columns.applied.toLowerCase()}
                </span>
                <span>
                  {job.funnel.interviewing.toLocaleString('en-US')} {copy.columns.interviewing.toLowerCase()}
                </span>
                {job.dueAt !== null && <DueCell dueAt={job.dueAt} hasName />}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
