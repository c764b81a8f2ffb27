import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { untilUncontested } from '#platform/server/database/contested.ts';
import { actingSql, erasureSql, exportSql, grantsSql, stepsSql } from './registry-sql.ts';

const SOURCE = fileURLToPath(new URL('../..', import.meta.url));

const GRANTS_ON_QUEUE = `
  grant usage on schema pgboss to tallgrass_service;
  grant select, insert, update, delete on all tables in schema pgboss to tallgrass_service;
  grant usage on all sequences in schema pgboss to tallgrass_service;
  grant execute on all functions in schema pgboss to tallgrass_service`;

/** A file of the platform and those of each domain and its features: the platform's first, then the others by path. */
const everyFile = (name: string): string[] => [
  ...globSync(`platform/db/${name}`, { cwd: SOURCE }),
  ...globSync(`domains/*/db/**/${name}`, { cwd: SOURCE }).sort(),
];

const read = (files: readonly string[]) => Promise.all(files.map((file) => readFile(`${SOURCE}/${file}`, 'utf8')));

/**
 * Everything in the database that is not a table, in the order in which one part needs another. Within a part the order
 * of the domains does not matter: function bodies are not checked while functions of other domains may be missing.
 */
async function readRules(): Promise<string[]> {
  return [
    'set local check_function_bodies = off',
    ...(await read(everyFile('functions.sql'))),
    erasureSql(),
    exportSql(),
    stepsSql(),
    ...(await read(everyFile('triggers.sql'))),
    ...(await read(['platform/db/default-deny.sql'])),
    grantsSql(),
    ...(await read(everyFile('rights.sql'))),
    ...(await read(['platform/db/closed-columns.sql'])),
    actingSql(),
    ...(await read(['app/db/demo.sql'])),
    GRANTS_ON_QUEUE,
  ];
}

/**
 * Functions, triggers, policies and grants are one repeatable whole: it is applied again when a byte of it or the list of
 * tables changed. A server of the previous version may be answering requests meanwhile, and lock tables in another order.
 */
export async function applyRules(client: Client): Promise<void> {
  const rules = await readRules();
  const { rows: tables } = await client.query(
    `select tablename from pg_tables where schemaname in ('public', 'auth') order by 1`,
  );
  const fingerprint = createHash('sha256').update(rules.join('\n')).update(JSON.stringify(tables)).digest('hex');
  await client.query('create table if not exists drizzle.applied_policies (fingerprint text not null)');
  const { rows } = await client.query<{ fingerprint: string }>('select fingerprint from drizzle.applied_policies');
  if (rows[0]?.fingerprint === fingerprint) return;
  await untilUncontested(() => applyAll(client, rules, fingerprint));
}

async function applyAll(client: Client, rules: readonly string[], fingerprint: string): Promise<void> {
  await client.query('begin');
  try {
    for (const rule of rules) await client.query(rule);
    await client.query('delete from drizzle.applied_policies');
    await client.query('insert into drizzle.applied_policies values ($1)', [fingerprint]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
