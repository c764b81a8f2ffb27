import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditLine } from '#domains/operations/contract/audit.ts';
import { auditCopy as copy } from './audit.copy.ts';
import { saidOf } from './audit-sentence.ts';
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

function Happened({ line }: { line: AuditLine }) {
  const { seq, action, subjectType, subjectId, subjectName, detail } = line;
  return (
    <div className="min-w-64">
      {saidOf(action)}{' '}
      {subjectId && (
        <Link to={subjectPath(subjectType, subjectId)}>{subjectName ?? `${subjectType} ${short(subjectId)}`}</Link>
      )}
      <details className="text-ink-soft">
        <summary aria-label={copy.jsonOf(seq)} className="inline-flex min-h-11 cursor-pointer items-center text-xs">
          {copy.json}
        </summary>
        <code className="block text-xs break-all">{JSON.stringify({ action, subjectType, subjectId, detail })}</code>
      </details>
    </div>
  );
}

/** A version or list has a readable id; of a long one, the start is enough beside the link. */
const short = (id: string) => (id.length > 20 ? id.slice(0, 8) : id);
