import { Client, DatabaseError } from 'pg';
import { startMigratedCluster } from './cluster.ts';
import { keptStatements, STATEMENTS_FOLDER } from './sent-statements.ts';

/**
 * A program that prepares, on PostgreSQL 15, each statement that the integration tests sent to 18: its syntax, and each
 * table, column, function and operator in it. It prints those that 15 refuses.
 */
const statements = keptStatements(process.env[STATEMENTS_FOLDER] ?? '');
/** Fewer were not kept as they should be. */
const AT_LEAST = 1_000;
const UNKNOWN_TABLE = '42P01';

const cluster = await startMigratedCluster('15');
const client = new Client({ connectionString: cluster.templateUrl });
await client.connect();
const isTable = (text: string) => /^\s*create\b/i.test(text);
for (const text of statements.filter(isTable)) await client.query(text.replace('on commit drop', ''));
const refused: string[] = [];
for (const text of statements.filter((one) => !isTable(one))) {
  try {
    await client.query(`prepare sent as ${text}`);
    await client.query('deallocate sent');
  } catch (error) {
    // The migrated tables are the same; another one a test made for itself.
    if (error instanceof DatabaseError && error.code === UNKNOWN_TABLE) continue;
    refused.push(`${error instanceof Error ? error.message : String(error)}: ${text}`);
  }
}
await client.end();
await cluster.stop();
console.log(`${statements.length} statements, ${refused.length} refused`);
for (const one of refused) console.log(one);
process.exitCode = refused.length === 0 && statements.length >= AT_LEAST ? 0 : 1;
