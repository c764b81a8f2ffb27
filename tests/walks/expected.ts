import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { TestApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import type { Hospital } from '#tests/support/people/invitations.ts';
import type { Who } from './api-walk-market.ts';
import type { Party } from './columns-walk-steps.ts';

/** Who may call a route, from everyone (without a session, too) to administrators alone. */
const CALLERS = {
  everyone: ['anonymous', 'candidate', 'employer', 'admin'],
  /** Row-level security limits the rows. */
  signedIn: ['candidate', 'employer', 'admin'],
  candidate: ['candidate'],
  employer: ['employer'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Who[]>;

/**
 * The rows of a table that people reach, one line a party. Verbs: `r` reads (`r*` some columns only), `i` inserts a row like
 * it (with the columns that it may fill), `u` updates, `d` deletes. Then the rows: `candA` candidate A's, `orgA` employer
 * A's, `candA+orgA` shared by the two, a suffix where the kind of row matters, `all` every row. Everything else is refused.
 * Candidate A has applied to organization A and has not been invited to an interview yet. B's lines are A's with the
 * letters swapped.
 */
export interface Rows {
  anonymous?: string;
  candidate?: string;
  employer?: string;
  /** Where it is not A's line with the letters swapped. */
  employerB?: string;
  /** Where the columns or rows of a role differ from the registry. */
  administrator?: string;
  auth?: string;
}

/** The ids of an application of the walked market, and of what belongs to it. */
export interface WalkedApplication {
  id: string;
  interview: string;
  offer: string;
  candidate: string;
  organization: string;
  job: string;
  employer: string;
}

/** What the walk over the API begins with: a candidate who applied to a job of a hospital. */
export interface WalkedPeople {
  app: TestApp;
  nurse: SignedIn;
  hospital: Hospital;
  application: string;
  job: string;
}

/** The start of a path, and the id of a party's own that goes into it. */
export type OwnIds = Partial<Record<'candidate' | 'employer', Record<string, string>>>;

interface ExpectedTable {
  rows?: Rows;
  /**
   * The columns that each party may read (r), fill in an insert (i) and update (u), by right: `candidate ru, employer r`.
   * Columns under the empty name are closed to all three, and a column that is not listed fails the walk.
   */
  columns?: Record<string, string>;
}

/** What people can do with one feature; the walks compare it with what the product does. */
export interface Expected {
  /** Every route and who may call it. Others get 401 without a session, otherwise 403. */
  callers?: Partial<Record<keyof typeof CALLERS, readonly string[]>>;
  /** Its tables; one without a line is closed to people. */
  tables?: Record<string, ExpectedTable>;
  /** The allowed steps of its state machines, listed a second time so that a mistake in a machine is noticed. */
  steps?: Record<string, Record<string, string>>;
  /** SQL for a row of each of its tables that belongs to an application. */
  seed?: (application: WalkedApplication) => string;
  /** Makes what its routes with an id are tried on. */
  own?: (people: WalkedPeople) => Promise<OwnIds>;
}

const FILES = globSync('tests/walks/expected/**/*.ts').sort();
const features: readonly Expected[] = await Promise.all(
  FILES.map(async (file) => ((await import(pathToFileURL(file).href)) as { expected: Expected }).expected),
);

const merged = <Value>(parts: readonly (Record<string, Value> | undefined)[]): Readonly<Record<string, Value>> => {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}));
  const names = entries.map(([name]) => name);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`expected twice: ${twice.join(', ')}`);
  return Object.fromEntries(entries);
};

const TABLES = merged(features.map(({ tables }) => tables));
const ofTables = <Value>(read: (table: ExpectedTable) => Value | undefined): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(TABLES).flatMap(([name, table]) => {
      const value = read(table);
      return value === undefined ? [] : [[name, value]];
    }),
  );

export const ROWS = ofTables(({ rows }) => rows);
export const COLUMNS = ofTables(({ columns }) => columns);
export const STEPS = merged(features.map(({ steps }) => steps));

/** Every route of the API and who may call it. */
export const DOORS: ReadonlyMap<string, readonly Who[]> = new Map(
  Object.entries(
    merged(
      features.flatMap(({ callers = {} }) =>
        Object.entries(callers).map(([who, routes]) =>
          Object.fromEntries(routes.map((route) => [route, CALLERS[who as keyof typeof CALLERS]])),
        ),
      ),
    ),
  ),
);

/** The rows of every feature that belong to an application. */
export const seedOf = (application: WalkedApplication): string =>
  features.map(({ seed }) => seed?.(application) ?? '').join('');

/** Everything that the features make for the walk over the API. */
export async function ownIds(people: WalkedPeople): Promise<Required<OwnIds>> {
  const all: Required<OwnIds> = { candidate: {}, employer: {} };
  for (const { own } of features) {
    const { candidate, employer } = (await own?.(people)) ?? {};
    Object.assign(all.candidate, candidate);
    Object.assign(all.employer, employer);
  }
  return all;
}

/** The columns of a table that a party fills in an insert. */
export const filledBy = (table: string, party: Party): string[] =>
  Object.entries(COLUMNS[table] ?? {}).flatMap(([rights, columns]) =>
    new RegExp(`${party} r?i`).test(rights) ? columns.split(/\s+/) : [],
  );
