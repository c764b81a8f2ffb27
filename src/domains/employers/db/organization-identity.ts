import { getTableColumns } from 'drizzle-orm';
import { organizationChanges, type organizations } from './organizations.ts';

const {
  organizationId: _id,
  proposedBy: _by,
  proposedAt: _at,
  ...identityColumns
} = getTableColumns(organizationChanges);

/** The columns that a reviewer verifies: names, type, NPI, directory entry and address. */
export type Identity = Pick<typeof organizations.$inferSelect, keyof typeof identityColumns>;
const IDENTITY_COLUMNS = Object.keys(identityColumns) as (keyof Identity)[];

export const isIdentity = (column: string): column is keyof Identity => column in identityColumns;

export const identityOf = (row: Identity): Identity =>
  Object.fromEntries(IDENTITY_COLUMNS.map((column) => [column, row[column]])) as unknown as Identity;
