import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { JobRow } from '#domains/jobs/contract/job-table.ts';
import { STATUS_WORDS } from '#domains/jobs/web/jobs/job-list.copy.ts';
import { jobHref } from '#domains/jobs/web/jobs/job-href.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { ago, moment } from '#platform/web/page/format.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { tableCopy as copy } from './job-table.copy.ts';
import { classes } from '#platform/web/ui/classes.ts';
import type { ColumnId } from './table-address.ts';

/** When the next response is due, in red once it is late; `hasName` says what is due, where no header does. */
export function DueCell({ dueAt, hasName = false }: { dueAt: string | null; hasName?: boolean }) {
  if (dueAt === null) return <span className="text-ink-soft">–</span>;
  const isLate = Date.parse(dueAt) < Date.now();
  return (
    <span
      title={moment(dueAt)}
      className={classes('whitespace-nowrap', isLate ? 'font-medium text-danger' : 'text-warn')}
    >
      {hasName ? copy.responseDue(ago(dueAt)) : isLate ? copy.late(ago(dueAt)) : ago(dueAt)}
    </span>
  );
}

export const ageOf = (since: string): string =>
  copy.days(Math.max(0, Math.floor((Date.now() - Date.parse(since)) / DAY_MS)));

export function StatusCell({ status }: Pick<JobRow, 'status'>) {
  const [tone, word] = STATUS_WORDS[status];
  return (
    <StatusPill tone={tone} size="sm">
      {word}
    </StatusPill>
  );
}

export const JobLink = ({ job }: { job: JobRow }) => (
  <Link
    to={jobHref(job)}
    className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-ink hover:underline"
  >
    {job.title}
  </Link>
);

const number = (count: number) => (
  <span className={count === 0 ? 'text-ink-soft' : 'font-medium'}>{count.toLocaleString('en-US')}</span>
);

export const CELLS: Readonly<Record<ColumnId, (job: JobRow) => ReactNode>> = {
  unit: ({ unit }) => <span className="block min-w-32 wrap-anywhere">{unit}</span>,
  status: ({ status }) => <StatusCell status={status} />,
  matched: ({ funnel }) => number(funnel.matched),
  applied: ({ funnel }) => number(funnel.applied),
  shortlisted: ({ funnel }) => number(funnel.shortlisted),
  interviewing: ({ funnel }) => number(funnel.interviewing),
  offered: ({ funnel }) => number(funnel.offered),
  hired: ({ funnel }) => number(funnel.hired),
  due: ({ dueAt }) => <DueCell dueAt={dueAt} />,
  age: ({ since }) => <span className="whitespace-nowrap">{ageOf(since)}</span>,
  responsible: ({ responsible }) => <span className="wrap-anywhere">{responsible ?? '–'}</span>,
};

export const NUMBERS: ReadonlySet<ColumnId> = new Set([
  'matched',
  'applied',
  'shortlisted',
  'interviewing',
  'offered',
  'hired',
]);
