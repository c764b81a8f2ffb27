import { TABLE_SORTS, TABLE_STATUSES, type TableSort, type TableStatus } from '#domains/jobs/contract/job-table.ts';
import { tableCopy } from './job-table.copy.ts';

export type ColumnId = keyof typeof tableCopy.columns;
export const COLUMN_IDS = Object.keys(tableCopy.columns) as ColumnId[];
/** Without the columns that most rows leave at zero. */
const USUAL: readonly ColumnId[] = COLUMN_IDS.filter((id) => id !== 'hired' && id !== 'shortlisted');

/** What the page's address says: it survives a reload and can be shared. */
export interface TableAddress {
  words: string;
  status: TableStatus;
  whose: 'mine' | 'everyone';
  sort: TableSort;
  columns: readonly ColumnId[];
}

export const readAddress = (query: URLSearchParams): TableAddress => {
  const named = query.get('columns')?.split(',');
  return {
    words: query.get('words') ?? '',
    status: TABLE_STATUSES.find((known) => known === query.get('status')) ?? 'current',
    whose: query.get('whose') === 'mine' ? 'mine' : 'everyone',
    sort: TABLE_SORTS.find((known) => known === query.get('sort')) ?? 'urgent',
    columns: named ? COLUMN_IDS.filter((id) => named.includes(id)) : USUAL,
  };
};

/** Leaves out what is as usual, so that addresses stay short. */
export function writeAddress({ words, status, whose, sort, columns }: TableAddress): Record<string, string> {
  const usual = USUAL.length === columns.length && USUAL.every((id) => columns.includes(id));
  return {
    ...(words !== '' && { words }),
    ...(status !== 'current' && { status }),
    ...(whose !== 'everyone' && { whose }),
    ...(sort !== 'urgent' && { sort }),
    ...(!usual && { columns: columns.join(',') }),
  };
}
