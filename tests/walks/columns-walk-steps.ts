import type { Client } from 'pg';

/** The parties and the database role of their transactions. */
export const PARTIES = {
  visitor: 'tallgrass_app',
  candidate: 'tallgrass_candidate',
  employer: 'tallgrass_employer',
} as const;
export type Party = keyof typeof PARTIES;

/** Two values of each type: at least one of them is not the column's default. */
const SAMPLES: Readonly<Record<string, readonly [unknown, unknown]>> = {
  ARRAY: [['00000000-0000-4000-8000-00000000fff1'], ['00000000-0000-4000-8000-00000000fff2']],
  boolean: [true, false],
  date: ['2001-02-03', '2001-02-04'],
  jsonb: [{ x: 1 }, { x: 2 }],
  'timestamp with time zone': ['2001-02-03T04:05:06Z', '2001-02-03T04:05:07Z'],
  text: ['x', 'y'],
  uuid: ['00000000-0000-4000-8000-00000000fff1', '00000000-0000-4000-8000-00000000fff2'],
};

/** Finds each party's rights on each column of a table by running real statements: `candidate ru, employer r`. */
export async function rightsOfColumns(owner: Client, table: string): Promise<Record<string, string>> {
  const { rows } = await owner.query<Column>(
    `select column_name as name, data_type as type, is_generated = 'ALWAYS' as "isGenerated" from information_schema.columns
     where table_schema || '.' || table_name = $1 order by ordinal_position`,
    [table],
  );
  const rights: Record<string, string> = {};
  for (const column of rows) {
    const parties: string[] = [];
    for (const party of Object.keys(PARTIES) as Party[]) {
      const verbs = await verbsOf(owner, PARTIES[party], table, column);
      if (verbs) parties.push(`${party} ${verbs}`);
    }
    rights[column.name] = parties.join(', ');
  }
  return rights;
}

interface Column {
  name: string;
  type: string;
  isGenerated: boolean;
}

async function verbsOf(owner: Client, role: string, table: string, column: Column): Promise<string> {
  const { name, type, isGenerated } = column;
  const may = (statement: string, values: unknown[] = []) => isLetThrough(owner, role, statement, values);
  const read = await may(`select "${name}" from ${table} limit 0`);
  if (isGenerated) return read ? 'r' : '';
  let insert = true;
  for (const sample of SAMPLES[type] ?? [7, 8]) {
    insert &&= await may(
      `insert into ${table} ("${name}") select (jsonb_populate_record(null::${table}, $1))."${name}"`,
      [{ [name]: sample }],
    );
  }
  const update = await may(`update ${table} set "${name}" = default where false`);
  return `${read ? 'r' : ''}${insert ? 'i' : ''}${update ? 'u' : ''}`;
}

/** Whether the column rules allow the statement, regardless of later errors by row-level security or a constraint. */
async function isLetThrough(owner: Client, role: string, statement: string, values: unknown[]): Promise<boolean> {
  await owner.query('begin');
  try {
    await owner.query(`select set_config('role', $1, true)`, [role]);
    await owner.query(statement, values);
    return true;
  } catch (error) {
    const { code, routine, constraint } = error as { code?: string; routine?: string; constraint?: string };
    if (code === undefined) throw error;
    return code !== '42501' || (routine === 'ExecWithCheckOptions' && constraint !== 'closed_columns');
  } finally {
    await owner.query('rollback');
  }
}
