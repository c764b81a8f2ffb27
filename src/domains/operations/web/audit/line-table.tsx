import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditLine } from '#domains/operations/contract/audit.ts';
import { auditCopy as copy } from './audit.copy.ts';
import { moment } from '#platform/web/page/format.ts';
import { Table } from '#platform/web/ui/display/table.tsx';

const Person = ({ id, children }: { id: string | null | undefined; children: ReactNode }) =>
  id ? <Link to={`/admin/users/${id}`}>{children}</Link> : children;

/** Log lines with their subjects; people link to their accounts. */
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
      { id: 'action', header: copy.columns.action, cell: ({ action }) => <code>{action}</code> },
      {
        id: 'subject',
        header: copy.columns.subject,
        cell: ({ subjectType, subjectId }) => (
          <>
            <Person id={subjectType === 'person' ? subjectId : null}>{subjectType}</Person>
            <code className="block text-xs text-ink-soft">{subjectId}</code>
          </>
        ),
      },
      {
        id: 'detail',
        header: copy.columns.detail,
        cell: ({ detail }) => (
          <code className="block min-w-56 text-xs break-all">
            {Object.keys(detail).length > 0 ? JSON.stringify(detail) : '—'}
          </code>
        ),
      },
      { id: 'sealed', header: copy.columns.sealed, cell: ({ isSealed }) => (isSealed ? copy.sealed : copy.unsealed) },
    ]}
  />
);
