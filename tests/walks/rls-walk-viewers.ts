import type { OwnedTable } from '#platform/db/registry.ts';

/** Everyone who is tried on every table. */
export const VIEWERS = [
  'anonymous',
  'candidateA',
  'candidateB',
  'employerA',
  'employerB',
  'administrator',
  'service',
  'engine',
  'auth',
] as const;
export type Viewer = (typeof VIEWERS)[number];

const VERBS = { none: '', read: 'r all', append: 'ri all', write: 'riud all' } as const;

/** The lines of the server's own roles, from the table's declaration. */
export const expectedOfServer = ({ schema, administrator, service, engine }: OwnedTable) => ({
  administrator: VERBS[administrator ?? 'none'],
  service: VERBS[service ?? 'write'],
  engine: VERBS[engine ?? 'none'],
  auth: schema === 'auth' ? 'riud all' : '',
});
