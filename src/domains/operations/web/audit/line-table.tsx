import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditLine } from '#domains/operations/contract/audit.ts';
import { auditCopy as copy } from './audit.copy.ts';
import { saidOf, subjectOf } from './audit-sentence.ts';
import { subjectPath } from '#platform/web/page/subject-path.ts';
import { moment } from '#platform/web/page/format.ts';
import { Table } from '#platform/web/ui/display/table.tsx';

const Person = ({ id, children }: { id: string | null | undefined; children: ReactNode }) =>
  id ? <Link to={`/admin/users/${id}`}>{children}</Link> : children;

/** Log lines as sentences with links; the exact entry opens as JSON. */
export const LineTable = ({ rows }: { rows: AuditLine[] }) => (
  <Table
    caption={copy.caption}
    rows={rows}
    keyOf={({ seq }) => String(seq)}
    columns={[
      { id: 'at', header: copy.columns.at, cell: ({ at }) => <span className="whitespace-nowrap">{moment(at)}</span> },
      {
        id: 'who',
        header: copy.columns.who,
        cell: ({ actor, actingFor }) => (
          <Person id={actor?.id}>{copy.who(actor?.name ?? copy.system, actingFor?.name)}</Person>
        ),
      },
      { id: 'what', header: copy.columns.what, cell: (line) => <Happened line={line} /> },
      { id: 'sealed', header: copy.columns.sealed, cell: ({ isSealed }) => (isSealed ? copy.sealed : copy.unsealed) },
    ]}
  />
);

/** The JSON opens below its sentence and takes no room before that. */
function Happened({ line }: { line: AuditLine }) {
  const { seq, action, subjectType, subjectId, detail } = line;
  return (
    <div className="flex min-w-64 flex-wrap items-center gap-x-4">
      <span className="grow">
        {saidOf(action)} {subjectId && <Link to={subjectPath(subjectType, subjectId)}>{subjectOf(line)}</Link>}
      </span>
      <details className="text-ink-soft open:basis-full">
        <summary aria-label={copy.jsonOf(seq)} className="inline-flex min-h-11 cursor-pointer items-center text-xs">
          {copy.json}
        </summary>
        <code className="block text-xs break-all">{JSON.stringify({ action, subjectType, subjectId, detail })}</code>
      </details>
    </div>
  );
}
