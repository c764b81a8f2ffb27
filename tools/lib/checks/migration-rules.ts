import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'libpg-query';

/** Migrations up to this one ran before anybody upgraded a live system. */
const LAST_UNCHECKED = 48;
const FOLDER = 'src/app/db/migrations';
/** `-- allowed: why`, above a statement: e.g. the previous version no longer reads the column that is dropped. */
const ALLOWED = /^\s*-- allowed: \S/;
const BREAKPOINT = '--> statement-breakpoint';

/** A part of PostgreSQL's own tree of a statement. */
type Node = Record<string, unknown>;

const asNode = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const wordIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const asNodes = (value: unknown): Node[] => (Array.isArray(value) ? value.map(asNode) : []);
/** The names of the functions that a part calls. */
const callsIn = (part: unknown): string[] =>
  [...JSON.stringify(part ?? null).matchAll(/"FuncCall":\{"funcname":\[(.*?)\]/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/"sval":"(\w+)"/g)].slice(-1).map(([, name = '']) => name),
  );

/** One line for each statement of a new migration that a running server would notice: it blocks, or breaks older code. */
export async function blockingMigrations(): Promise<string[]> {
  const files = globSync(`${FOLDER}/*.sql`).filter((file) => Number(basename(file).slice(0, 4)) > LAST_UNCHECKED);
  const found = await Promise.all(
    files.map(async (file) =>
      (await problemsOf(readFileSync(file, 'utf8'))).map((problem) => `${basename(file)}: ${problem}`),
    ),
  );
  return found.flat();
}

/** What is wrong with the statements of one migration. */
export async function problemsOf(migration: string): Promise<string[]> {
  const parsed = await Promise.all(
    migration.split(BREAKPOINT).map(async (text) => {
      const { stmts } = (await parse(text)) as { stmts?: { stmt?: unknown }[] };
      return (stmts ?? []).map(({ stmt }) => ({ stmt: asNode(stmt), isAllowed: ALLOWED.test(text) }));
    }),
  );
  const statements = parsed.flat();
  const made = new Set(statements.map(({ stmt }) => nameOf(asNode(stmt['CreateStmt'])['relation'])));
  return statements.filter(({ isAllowed }) => !isAllowed).flatMap(({ stmt }) => problemsOfStatement(stmt, made));
}

const nameOf = (relation: unknown): string => wordIn(asNode(relation)['relname']);

function problemsOfStatement(stmt: Node, made: ReadonlySet<string>): string[] {
  const [kind = '', content] = Object.entries(stmt)[0] ?? [];
  const body = asNode(content);
  const table = nameOf(body['relation']);
  // Nobody else knows a table that this migration makes.
  if (table && made.has(table)) return [];
  switch (kind) {
    case 'AlterTableStmt':
      return asNodes(body['cmds']).flatMap((cmd) => problemsOfCommand(asNode(cmd['AlterTableCmd']), table));
    case 'IndexStmt':
      return [`an index on ${table} blocks its writes while it is built`];
    case 'RenameStmt':
      return [`renaming in ${table} breaks the version that is still running`];
    case 'DropStmt':
      return body['removeType'] === 'OBJECT_TABLE'
        ? ['dropping a table breaks the version that is still running: do it one version later']
        : [];
    case 'UpdateStmt':
    case 'DeleteStmt':
      return [`rewriting rows of ${table} holds their locks until the whole migration ends`];
    case 'TruncateStmt':
    case 'LockStmt':
    case 'ClusterStmt':
    case 'VacuumStmt':
    case 'ReindexStmt':
      return [`${kind.replace('Stmt', '').toLowerCase()} blocks everybody`];
    default:
      return [];
  }
}

function problemsOfCommand(command: Node, table: string): string[] {
  switch (command['subtype']) {
    case 'AT_AddColumn':
      return problemsOfColumn(asNode(asNode(command['def'])['ColumnDef']), table);
    case 'AT_AlterColumnType':
      return [`another type of ${table}.${wordIn(command['name'])} rewrites the table`];
    case 'AT_SetNotNull':
      return [
        `'not null' for ${table}.${wordIn(command['name'])} reads the whole table, and older code may not set it`,
      ];
    case 'AT_DropColumn':
      return [
        `dropping ${table}.${wordIn(command['name'])} breaks the version that is still running: do it one version later`,
      ];
    case 'AT_AddConstraint':
      return problemsOfConstraint(asNode(asNode(command['def'])['Constraint']), table);
    case 'AT_SetTableSpace':
    case 'AT_SetLogged':
    case 'AT_SetUnLogged':
      return [`${table} is rewritten`];
    default:
      return [];
  }
}

function problemsOfColumn(column: Node, table: string): string[] {
  const name = `${table}.${wordIn(column['colname'])}`;
  const constraints = asNodes(column['constraints']).map((one) => asNode(one['Constraint']));
  const has = (type: string) => constraints.find(({ contype }) => contype === type);
  const initial = has('CONSTR_DEFAULT');
  return [
    ...(has('CONSTR_NOTNULL') && !initial ? [`${name} without a default: older code doesn't set it`] : []),
    // PostgreSQL keeps a constant (and the time of the migration) once; anything else is computed for each row.
    ...(callsIn(initial).some((called) => called !== 'now') ? [`the default of ${name} is computed for each row`] : []),
    ...(has('CONSTR_GENERATED') ? [`${name} is computed for each row`] : []),
    ...(has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY') ? [`${name} builds an index, which blocks writes`] : []),
  ];
}

function problemsOfConstraint(constraint: Node, table: string): string[] {
  const name = wordIn(constraint['conname']) || table;
  if (constraint['contype'] === 'CONSTR_FOREIGN' || constraint['contype'] === 'CONSTR_CHECK')
    return constraint['skip_validation'] ? [] : [`${name} reads all of ${table} under a lock: add it 'not valid'`];
  return constraint['indexname'] ? [] : [`${name} builds an index on ${table}, which blocks its writes`];
}
