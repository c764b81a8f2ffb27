import { DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';
import { Client } from 'pg';
import { JOB_COLUMNS, PEOPLE_COLUMNS, type Row } from './match-rows.ts';
import { parametersOf, questionOf, type Direction, type Mode } from './match-sql.ts';

export interface Answer {
  id: string;
  rank: number;
}

/** A database that holds the market and answers the engine's query, one at a time on one core. */
export interface Contender {
  readonly engine: 'postgres' | 'duckdb';
  /** Loads the CSV files and tunes the database as well as we know how. */
  fill(files: Readonly<Record<Direction, string>>): Promise<void>;
  ask(direction: Direction, mode: Mode, asking: Row): Promise<readonly Answer[]>;
  close(): Promise<void>;
}

const TABLES = { people: PEOPLE_COLUMNS, jobs: JOB_COLUMNS } as const;
const definition = (direction: Direction) =>
  Object.entries(TABLES[direction])
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');
const KINDS = ['people', 'jobs'] as const;

/** Each direction's best index: location within the position, then the gate columns. */
const INDEX = {
  people: 'bench_people (position, lat, lng, floor) where open',
  jobs: 'bench_jobs (position, lat, lng, top_rate)',
} as const;
const CLUSTER = {
  people: 'bench_people (position, lat, lng, floor)',
  jobs: 'bench_jobs (position, lat, lng, top_rate)',
} as const;

/**
 * PostgreSQL: clustered by position and location, indexed by both, warm, JIT and parallel workers off, prepared plans.
 */
export async function openPostgres(url: string, limit: number): Promise<Contender> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("set jit = off; set max_parallel_workers_per_gather = 0; set work_mem = '64MB'");
  return {
    engine: 'postgres',
    async fill(files) {
      for (const kind of KINDS) {
        await client.query(`drop table if exists bench_${kind}`);
        await client.query(`create unlogged table bench_${kind} (${definition(kind)})`);
        await client.query(`copy bench_${kind} from '${files[kind]}' (format csv)`);
        await client.query(`create index bench_${kind}_order on ${CLUSTER[kind]}`);
        await client.query(`cluster bench_${kind} using bench_${kind}_order`);
        await client.query(`drop index bench_${kind}_order`);
        await client.query(`create index on ${INDEX[kind]}`);
        await client.query(`vacuum (analyze) bench_${kind}`);
      }
    },
    async ask(direction, mode, asking) {
      const question = questionOf(direction, mode, 'postgres', limit);
      const { rows } = await client.query<Answer>({
        name: `${direction}-${mode}`,
        text: question.text,
        values: parametersOf(question, asking),
      });
      return rows;
    },
    close: () => client.end(),
  };
}

/** DuckDB: in memory, one thread, rows sorted by position and location so that its zone maps skip most blocks. */
export async function openDuckDb(limit: number): Promise<Contender> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const prepared = new Map<string, ReturnType<typeof connection.prepare>>();
  return {
    engine: 'duckdb',
    async fill(files) {
      for (const statement of prepared.values()) (await statement).destroySync();
      prepared.clear();
      for (const kind of KINDS) {
        const columns = Object.entries(TABLES[kind]).map(([name, type]) => `'${name}': '${type}'`);
        await connection.run(`create or replace table bench_${kind} as
          select * from read_csv('${files[kind]}', header = false, columns = {${columns.join(', ')}})
          order by position, lat, lng`);
      }
    },
    async ask(direction, mode, asking) {
      const question = questionOf(direction, mode, 'duckdb', limit);
      const key = `${direction}-${mode}`;
      const statement = await (prepared.get(key) ?? connection.prepare(question.text));
      if (!prepared.has(key)) prepared.set(key, Promise.resolve(statement));
      statement.bind(parametersOf(question, asking) as DuckDBValue[]);
      const result = await statement.runAndReadAll();
      return result.getRows().map(([id, rank]) => ({ id: String(id), rank: Number(rank) }));
    },
    close() {
      connection.closeSync();
      return Promise.resolve();
    },
  };
}
