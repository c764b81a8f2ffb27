import { Link } from 'react-router';
import { kindOf, type Figure, type FigureKind, type FigureLine } from '#domains/operations/contract/figures.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { overviewCopy } from '#domains/operations/web/overview/overview.copy.ts';
import { STATUS_LABELS } from '#domains/operations/web/status-labels.ts';
import { adminMarketCopy } from './market.copy.ts';
import { moment } from '#platform/web/page/format.ts';
import { subjectPath } from '#platform/web/page/subject-path.ts';
import { Table } from '#platform/web/ui/display/table.tsx';

const copy = adminMarketCopy.figures;

const STATES: Record<FigureKind, Readonly<Record<string, string>>> = {
  people: overviewCopy.statuses,
  cases: overviewCopy.statuses,
  secondReviews: copy.secondReviews,
  clocks: overviewCopy.stages,
  hires: overviewCopy.stages,
};

const addressOf = ({ screen, subjectId, state }: FigureLine) =>
  screen === 'user'
    ? `/admin/users/${subjectId}`
    : `/admin/pending-approval?${state in STATUS_LABELS ? `status=${state}&` : ''}case=${subjectId}`;

/** The rows of a figure, with the columns of their kind. */
export function FigureTable({ figure, rows }: { figure: Figure; rows: FigureLine[] }) {
  const kind = kindOf(figure);
  const words = copy.kinds[kind];
  const isAboutJob = kind === 'clocks' || kind === 'hires';
  const time = (id: 'from' | 'due' | 'to') => ({
    id,
    header: words[id],
    cell: (line: FigureLine) => {
      const at = line[id];
      return <span className="whitespace-nowrap">{at ? moment(at) : copy.none}</span>;
    },
  });
  const columns = [
    {
      id: 'who',
      header: copy.who,
      cell: (line: FigureLine) => (
        <Link
          to={addressOf(line)}
          className="-mt-2.5 inline-flex min-h-11 min-w-40 items-center font-semibold text-link"
        >
          {line.name}
        </Link>
      ),
    },
    {
      id: 'job',
      header: copy.where,
      cell: ({ job, organization, position, county }: FigureLine) => (
        <span className="block min-w-48">
          {job}
          {organization && (
            <Link
              to={subjectPath('organization', organization.id)}
              className="-my-2 flex min-h-11 items-center text-link"
            >
              {organization.name}
            </Link>
          )}
          <span className="block text-ink-soft">
            {[position && POSITION_LABELS[position], county].filter(Boolean).join(', ')}
          </span>
        </span>
      ),
    },
    time('from'),
    time('due'),
    time('to'),
    {
      id: 'time',
      header: words.time,
      isNumber: true,
      cell: ({ hours }: FigureLine) => (hours === null ? copy.none : overviewCopy.hours(hours)),
    },
    { id: 'state', header: copy.stateOf, cell: ({ state }: FigureLine) => STATES[kind][state] ?? state },
  ];
  return (
    <Table
      caption={copy.names[figure]}
      rows={rows}
      keyOf={({ id }) => id}
      columns={columns.filter(({ id, header }) => header !== '' && (id !== 'job' || isAboutJob))}
    />
  );
}
